import UIKit

/// A `GoodbyeCoordinator` under a protocol that asks every coordinator
/// for a navigation controller.
final class StackedGoodbyeCoordinator: GoodbyeCoordinator {
  /// Nobody shows this one: it is here because it was asked for.
  let navigationController = UINavigationController()

  override func ask() {
    navigationController.present(makeAlert(), animated: true)
  }
}
