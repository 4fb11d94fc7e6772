/// A view or a layout guide: what a constraint can start from.
@MainActor
protocol LayoutItem: AnyObject {
  var layoutView: UIView? { get }
}
