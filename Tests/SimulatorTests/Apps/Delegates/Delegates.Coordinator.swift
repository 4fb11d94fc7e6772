import UIKit

/// Shelf with classic coordinators: parents own children, children tell parents through weak
/// delegates.
enum Delegates {}

extension Delegates {
  /// An object that owns one flow of the app.
  @MainActor
  protocol Coordinator: AnyObject {
    /// The flows that this one has started and that are not finished.
    var childCoordinators: [any Coordinator] { get set }

    /// Puts the flow's first screen in front of the reader.
    func start()
  }
}

extension Delegates.Coordinator {
  /// Keeps a child in memory and starts it.
  func startChild(_ child: any Delegates.Coordinator) {
    childCoordinators.append(child)
    child.start()
  }

  /// Lets go of this very child, and of no other.
  func removeChild(_ child: any Delegates.Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
