public import Foundation

extension UIImage {
  /// How an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the place wishes.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint's colour.
    case alwaysTemplate = 2
  }

  /// The image, drawn another way: here, the same.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The image in a colour: here, the same.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The image in a colour, drawn another way: here, the same.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The size in points: here, none.
  public var size: CGSize { .zero }
}
