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
  /// Keeps a child in memory; one that is kept already stays once.
  func addChild(_ child: any Coordinator) {
    if index(of: child) == nil {
      childCoordinators.append(child)
    }
  }

  /// Lets go of this very child, which is there once at most.
  func removeChild(_ child: any Coordinator) {
    if let index = index(of: child) {
      childCoordinators.remove(at: index)
    }
  }

  /// Keeps a child in memory, and starts it.
  func startChild(_ child: any Coordinator) {
    defer { child.start() }
    addChild(child)
  }

  private func index(of child: any Coordinator) -> Int? {
    let identity = ObjectIdentifier(child)
    return childCoordinators.firstIndex { ObjectIdentifier($0) == identity }
  }
}
