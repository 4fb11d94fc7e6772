/// A field in which the user reads or types several lines of text.
@MainActor
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// The text.
  open var text: String! = ""

  /// The font.
  open var font: UIFont?

  /// The colour of the text.
  open var textColor: UIColor?

  /// Where the text lies from left to right.
  open var textAlignment: NSTextAlignment = .natural

  /// A Boolean value that tells whether the user can type.
  open var isEditable = true

  /// A Boolean value that tells whether the user can select text.
  open var isSelectable = true

  /// A text view takes the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// The user replaces the text; a delegate that is a text view's is told.
  package func userType(_ text: String) {
    guard isEditable, isSeen, becomeFirstResponder() else { return }
    self.text = text
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }
}
