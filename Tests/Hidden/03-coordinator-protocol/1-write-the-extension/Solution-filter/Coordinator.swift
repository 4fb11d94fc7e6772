import UIKit

/// An object that owns one flow of the app.
///
/// Whoever starts a coordinator keeps it in `childCoordinators` until
/// it is finished: the array is what holds it in memory.
@MainActor
protocol Coordinator: AnyObject {
  /// The flows that this one has started and that are not finished.
  var childCoordinators: [any Coordinator] { get set }

  /// Puts the flow's first screen in front of the user; called once.
  func start()

  /// Tells whoever has started this flow that it is over.
  func finish()
}

extension Coordinator {
  /// Keeps a child in memory, as the last one.
  func addChild(_ child: any Coordinator) {
    removeChild(child)
    childCoordinators += [child]
  }

  /// Lets go of this very child, and of no other.
  func removeChild(_ child: any Coordinator) {
    childCoordinators = childCoordinators.filter { $0 !== child }
  }

  /// Keeps a child in memory, and starts it.
  func startChild(_ child: any Coordinator) {
    addChild(child)
    child.start()
  }
}
