public import Foundation

/// A view that shows text.
@MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The text with its looks.
  ///
  /// The stand-in keeps the text and forgets the looks.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// The colour of the text.
  open var textColor: UIColor! = .label

  /// Where the text lies from left to right.
  open var textAlignment: NSTextAlignment = .natural

  /// How many lines there may be; 0 for as many as needed.
  open var numberOfLines = 1

  /// How the text is broken or cut off.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  /// A Boolean value that tells whether the font shrinks for the text to fit.
  open var adjustsFontSizeToFitWidth = false

  /// A Boolean value that tells whether the font follows the user's choice of size.
  open var adjustsFontForContentSizeCategory = false

  /// A Boolean value that tells whether the text is drawn as active.
  open var isEnabled = true

  /// Makes a label with a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
