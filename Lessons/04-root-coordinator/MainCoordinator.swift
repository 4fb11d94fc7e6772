import UIKit

/// The shop, for a customer who has signed in.
///
/// Not final, so that one fault can change how it ends.
@MainActor
class MainCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when the customer has signed out.
  var onFinish: ((MainCoordinator) -> Void)?
  private let navigationController: UINavigationController
  private let session: Session
  private let basket = Basket()

  init(navigationController: UINavigationController, session: Session) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    navigationController.setViewControllers([makeHome()], animated: true)
  }

  /// Leaves the root as it was found, then tells the parent.
  func finish() {
    navigationController.dismiss(animated: true)
    onFinish?(self)
  }

  private func makeHome() -> UIViewController {
    let viewModel = HomeViewModel(session: session, basket: basket)
    viewModel.onChosen = { [weak self] bread in
      self?.startOrder(of: bread)
    }
    viewModel.onAccount = { [weak self] in
      self?.showAccount()
    }
    return HomeViewController(viewModel: viewModel)
  }

  /// Shows on a sheet who is signed in, and the way out.
  private func showAccount() {
    let viewModel = AccountViewModel(session: session)
    viewModel.onSignOut = { [weak self] in
      self?.finish()
    }
    viewModel.onClose = { [weak self] in
      self?.navigationController.dismiss(animated: true)
    }
    navigationController.present(
      AccountViewController(viewModel: viewModel),
      animated: true
    )
  }

  // MARK: Ordering a bread

  private func startOrder(of bread: Bread) {
    let order = OrderCoordinator(
      navigationController: navigationController,
      bread: bread
    )
    order.onFinish = { [weak self] order in
      self?.end(order)
    }
    addChild(order)
    order.start()
  }

  private func end(_ order: OrderCoordinator) {
    removeChild(order)
    if let bread = order.ordered {
      basket.add(bread)
    }
    navigationController.popToRootViewController(animated: true)
  }
}
