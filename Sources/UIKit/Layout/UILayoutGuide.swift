public import Foundation

/// A rectangle for constraints that is no view.
@MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide lies in.
  open internal(set) weak var owningView: UIView?

  /// A name for debugging.
  open var identifier: String = ""

  /// The guide's rectangle in its view: here, the whole view.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}
