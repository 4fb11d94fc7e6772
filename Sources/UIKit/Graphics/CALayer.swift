public import Foundation

/// The looks of a view's rectangle, kept and not drawn.
///
/// QuartzCore has it on a device, and UIKit's users see it through `view.layer`.
open class CALayer: NSObject {
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The corners that the radius counts for.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How far in front of its siblings the layer is.
  open var zPosition: CGFloat = 0
  /// A Boolean value that tells whether the content is cut off at the edges.
  open var masksToBounds = false
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The blur of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The distance of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1
  /// The layer's rectangle in the one around it.
  open var frame: CGRect = .zero
}

extension UIColor {
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(name: name) }
}
