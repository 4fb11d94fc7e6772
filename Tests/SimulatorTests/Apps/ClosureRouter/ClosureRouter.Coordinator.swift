import UIKit

/// Shelf with coordinators that end with a result, and a router that says when a screen has gone.
enum ClosureRouter {}

extension ClosureRouter {
  /// A coordinator, whatever it ends with.
  @MainActor
  protocol AnyCoordinator: AnyObject {
    /// The flows that this one runs.
    var childCoordinators: [any AnyCoordinator] { get }
  }

  /// An object that owns one flow of the app and ends with an output.
  @MainActor
  class Coordinator<Output>: AnyCoordinator {
    private(set) var childCoordinators: [any AnyCoordinator] = []
    private var onOutput: ((Output) -> Void)?

    /// Puts the flow's first screen in front of the reader.
    func start() {}

    /// Keeps a child until it ends.
    final func run<ChildOutput>(
      _ child: Coordinator<ChildOutput>,
      then receive: @escaping (ChildOutput) -> Void
    ) {
      childCoordinators.append(child)
      child.onOutput = { [weak self, weak child] output in
        self?.childCoordinators.removeAll { $0 === child }
        receive(output)
      }
      child.start()
    }

    /// Ends the flow.
    ///
    /// A second end is none: the first has told the parent.
    final func finish(_ output: Output) {
      let tell = onOutput
      onOutput = nil
      tell?(output)
    }
  }
}
