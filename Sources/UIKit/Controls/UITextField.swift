/// A field in which the user types a line of text.
@MainActor
open class UITextField: UIControl {
  /// What border a field has.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A sunken edge.
    case bezel = 2
    /// Round corners.
    case roundedRect = 3
  }

  /// When the button that clears the text is there.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While typing.
    case whileEditing = 1
    /// While not typing.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The text, empty at first.
  open var text: String? = ""

  /// What stands in the empty field.
  open var placeholder: String?

  /// Who is asked and told about typing.
  ///
  /// It is not owned.
  weak open var delegate: (any UITextFieldDelegate)?

  /// A Boolean value that tells whether the text is hidden, as a password is.
  open var isSecureTextEntry = false

  /// The border.
  open var borderStyle: BorderStyle = .none

  /// The font.
  open var font: UIFont?

  /// The colour of the text.
  open var textColor: UIColor?

  /// Where the text lies from left to right.
  open var textAlignment: NSTextAlignment = .natural

  /// When the button that clears the text is there.
  open var clearButtonMode: ViewMode = .never

  /// What keyboard is shown.
  open var keyboardType: UIKeyboardType = .default

  /// What the return key says.
  open var returnKeyType: UIReturnKeyType = .default

  /// When capitals come by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  /// Whether mistakes are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// What the text means, so that the system can offer it.
  ///
  /// Kept, not used.
  open var textContentType: UITextContentType! = nil

  /// A Boolean value that tells whether the user is typing here.
  open var isEditing: Bool { isFirstResponder }

  /// A field takes the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Takes the keyboard, if the delegate agrees, and tells of it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Gives up the keyboard, if the delegate agrees, and tells of it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  override var tapEvents: Event { [] }

  /// The user taps the field and replaces its text, if the delegate agrees.
  package func userType(_ text: String) {
    guard isEnabled, isSeen, becomeFirstResponder() else { return }
    let old = self.text ?? ""
    let range = NSRange(location: 0, length: old.utf16.count)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    self.text = text
    sendActions(for: .editingChanged)
  }

  /// The user presses the return key.
  package func userPressedReturn() {
    guard isFirstResponder, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}
