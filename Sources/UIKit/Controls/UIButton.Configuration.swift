public import Foundation

extension UIButton {
  /// The looks of a button, as a value.
  ///
  /// The stand-in shows its title.
  public struct Configuration {
    /// How large the button is.
    public enum Size: Sendable {
      /// As usual.
      case medium
      /// Small.
      case small
      /// Smallest.
      case mini
      /// Large.
      case large
    }

    /// How round the corners are.
    public enum CornerStyle: Sendable {
      /// As the background says.
      case fixed
      /// As the system says.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// Wholly.
      case capsule
    }

    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The distance between image and title.
    public var imagePadding: CGFloat = 0
    /// The distance of the content from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// How large the button is.
    public var buttonSize: Size = .medium
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// A Boolean value that tells whether a spinning wheel stands instead of the image.
    public var showsActivityIndicator = false

    private init() {}

    /// Looks without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Looks with a background of the tint's colour, made pale.
    public static func tinted() -> Configuration { Configuration() }
    /// Looks with a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// Looks with a background of the tint's colour.
    public static func filled() -> Configuration { Configuration() }
    /// Looks without a background and without a distance from the edges.
    public static func borderless() -> Configuration { Configuration() }
    /// Looks with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Looks with a border and a background of the tint's colour.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
