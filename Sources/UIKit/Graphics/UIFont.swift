public import Foundation

/// A font, of which the stand-in keeps size and weight.
///
/// It does not change once it is made, hence `Sendable`, which an open class cannot have checked.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy a font is.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number, from -1 to 1.
    public let rawValue: CGFloat

    /// Makes a weight from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Lightest.
    public static let ultraLight = Self(rawValue: -0.8)
    /// Very light.
    public static let thin = Self(rawValue: -0.6)
    /// Light.
    public static let light = Self(rawValue: -0.4)
    /// As usual.
    public static let regular = Self(rawValue: 0)
    /// A little heavier.
    public static let medium = Self(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Self(rawValue: 0.3)
    /// Bold.
    public static let bold = Self(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Self(rawValue: 0.56)
    /// Heaviest.
    public static let black = Self(rawValue: 0.62)
  }

  /// What a text is, which gives its font.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The style's text.
    public let rawValue: String

    /// Makes a style from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    /// A title smaller still.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// The head of a paragraph.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// What is below such a head.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    /// Text that stands out.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    /// A note.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    /// What is below a picture.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The size in points.
  public let pointSize: CGFloat

  let weight: Weight

  init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
    super.init()
  }

  /// The system's font in a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  /// The system's font in a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// The system's bold font in a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  /// The system's font for what a text is: here, always of the size of text.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: 17, weight: style == .headline ? .semibold : .regular)
  }
}
