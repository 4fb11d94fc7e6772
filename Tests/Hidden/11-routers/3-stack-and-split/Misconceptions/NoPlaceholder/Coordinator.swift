/// An object that owns one flow of the app.
///
/// Whoever starts a coordinator keeps it in `childCoordinators` until
/// it is finished: the array is what holds it in memory.
@MainActor
protocol Coordinator: AnyObject {
  /// The flows that this one has started and that are not finished.
  var childCoordinators: [any Coordinator] { get set }

  /// Puts the flow's first screen in front of the user.
  func start()
}

extension Coordinator {
  /// Keeps a child in memory; one that is kept already stays once.
  func addChild(_ child: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else {
      return
    }
    childCoordinators.append(child)
  }

  /// Lets go of this very child, and of no other.
  func removeChild(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
