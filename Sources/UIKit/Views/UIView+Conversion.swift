public import Foundation

// How places in one view are named in another. Transforms do not count.

extension UIView {
  /// Names a place of this view in another; nil is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let distance = distance(to: view)
    return CGPoint(x: point.x + distance.x, y: point.y + distance.y)
  }

  /// Names a place of another view in this one; nil is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let distance = distance(to: view)
    return CGPoint(x: point.x - distance.x, y: point.y - distance.y)
  }

  /// Names a rectangle of this view in another; nil is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Names a rectangle of another view in this one; nil is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private func distance(to view: UIView?) -> CGPoint {
    let own = originInRoot
    let other = (view ?? window)?.originInRoot ?? .zero
    return CGPoint(x: own.x - other.x, y: own.y - other.y)
  }

  /// Where this view's point zero lies in the outermost view around it.
  private var originInRoot: CGPoint {
    var origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
    var view: UIView = self
    while let parent = view.storedSuperview {
      origin.x += view.frame.minX - parent.bounds.minX
      origin.y += view.frame.minY - parent.bounds.minY
      view = parent
    }
    return origin
  }
}
