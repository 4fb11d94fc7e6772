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
  func addChild(_ child: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    childCoordinators.append(child)
  }

  func removeChild(_ child: any Coordinator) {
    _ = childCoordinators.popLast()
  }

  func startChild(_ child: any Coordinator) {
    addChild(child)
    child.start()
  }
}
