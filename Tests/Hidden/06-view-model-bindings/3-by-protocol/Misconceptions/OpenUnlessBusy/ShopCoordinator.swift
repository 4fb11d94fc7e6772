import UIKit

/// Paying for bread: the order, then a word of thanks.
@MainActor
final class ShopCoordinator: Coordinator, OrderNavigation {
  var childCoordinators: [any Coordinator] = []
  private let window: UIWindow
  private let navigationController = UINavigationController()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let basket = Basket()
    basket.add(.rye)
    basket.add(.sourdough)
    let viewModel = OrderViewModel(
      basket: basket,
      till: ShopTill(),
      navigation: self
    )
    navigationController.setViewControllers(
      [OrderViewController(viewModel: viewModel)],
      animated: false
    )
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  func customerHasPaid(_ crowns: Int) {
    navigationController.pushViewController(
      ThanksViewController(crowns: crowns),
      animated: true
    )
  }
}
