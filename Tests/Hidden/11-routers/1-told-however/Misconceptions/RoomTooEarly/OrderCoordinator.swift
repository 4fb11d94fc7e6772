import UIKit

/// Ordering one bread: an order, and a receipt on a sheet.
@MainActor
final class OrderCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  private let bread: Bread
  private let router: any Router

  init(bread: Bread, router: any Router) {
    self.bread = bread
    self.router = router
  }

  func start() {
    let buy = Choice(label: "Buy for \(bread.price) crowns") {
      [weak self] in self?.showReceipt()
    }
    let stop = Choice(label: "Back to the list") { [weak self] in
      self?.router.popToRoot()
    }
    router.push(
      ButtonsViewController(title: "Your order", choices: [buy, stop])
    ) { [weak self] in
      self?.finish()
    }
  }

  private func showReceipt() {
    let done = Choice(label: "Done") { [weak self] in
      self?.router.dismiss()
    }
    let receipt = ButtonsViewController(
      title: "Thank you",
      choices: [done]
    )
    router.present(UINavigationController(rootViewController: receipt)) {
      [weak self] in self?.router.pop()
    }
  }

  private func finish() {
    delegate?.orderCoordinatorDidFinish(self)
  }
}
