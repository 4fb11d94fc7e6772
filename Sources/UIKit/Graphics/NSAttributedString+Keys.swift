public import Foundation

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The colour behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// How the text is underlined.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}
