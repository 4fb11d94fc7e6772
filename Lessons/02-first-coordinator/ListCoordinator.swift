import UIKit

/// A coordinator for the list alone; each further screen has its own.
final class ListCoordinator: TodayCoordinator {
  override func showBread(_ bread: Bread) {
    let child = BreadCoordinator(
      bread: bread,
      navigationController: navigationController,
      customer: customer,
      basket: basket
    )
    child.onDone = { [weak self] child in
      self?.end(child)
    }
    childCoordinators.append(child)
    child.start()
  }

  override func showOrder() {
    let child = OrderCoordinator(
      navigationController: navigationController,
      basket: basket
    )
    child.onDone = { [weak self] child in
      self?.end(child)
    }
    childCoordinators.append(child)
    child.start()
  }

  private func end(_ child: AnyObject) {
    childCoordinators.removeAll { $0 === child }
    backToList()
  }
}
