import UIKit

/// A `ProfileCoordinator` that pops when it finishes, whatever is on top.
final class PoppingProfileCoordinator: ProfileCoordinator {
  override func finish() {
    super.finish()
    navigationController.popViewController(animated: true)
  }
}
