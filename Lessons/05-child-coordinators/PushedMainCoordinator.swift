import UIKit

/// A `MainCoordinator` that leaves on the stack what it finds there.
final class PushedMainCoordinator: MainCoordinator {
  override func start() {
    navigationController.pushViewController(makeHome(), animated: true)
  }
}
