import UIKit

/// Drives a coordinator by its screens' view models, on a real stack.
final class RehearsedCoordinator: RehearsedShop {
  private let stack = UINavigationController()
  private let shop: CoordinatorShop

  init() {
    shop = CoordinatorShop(navigationController: stack)
    shop.start()
  }

  var screens: [String] { stack.viewControllers.map { $0.title ?? "" } }

  var summary: String {
    let list = stack.viewControllers.first as? BreadListViewController
    return list?.viewModel.summary ?? ""
  }

  func choose(_ bread: Bread) {
    top(BreadListViewController.self)?.viewModel.choose(bread)
  }

  func order() { top(BreadViewController.self)?.viewModel.order() }

  func take(_ amount: Amount) {
    top(AmountViewController.self)?.viewModel.take(amount)
  }

  func goBack() { stack.popViewController(animated: false) }

  private func top<Screen>(_ type: Screen.Type) -> Screen? {
    stack.topViewController as? Screen
  }
}
