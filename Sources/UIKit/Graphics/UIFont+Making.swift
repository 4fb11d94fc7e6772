public import Foundation

extension UIFont {
  /// The size of the system's text.
  public class var systemFontSize: CGFloat { 14 }

  /// The size of the system's small text.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of buttons' titles.
  public class var buttonFontSize: CGFloat { 18 }

  /// The system's slanted font in a size.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The system's font in a size and weight, all of whose digits are as wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font in a size and weight, all of whose characters are as wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// The height of a line: here, the size.
  public var lineHeight: CGFloat { pointSize }
}
