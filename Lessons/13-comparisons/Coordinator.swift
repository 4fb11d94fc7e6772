/// An object that owns one flow; these have no children.
@MainActor
protocol Coordinator: AnyObject {
  /// Puts the flow's first screen in front of the user.
  func start()
}
