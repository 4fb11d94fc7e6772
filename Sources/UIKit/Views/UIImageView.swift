public import Foundation

/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?

  /// Makes a view with a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Makes a view from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
