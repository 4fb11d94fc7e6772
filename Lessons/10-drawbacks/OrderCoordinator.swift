import UIKit

/// Ordering one bread, on the stack of whoever starts it.
///
/// Not final, so that `FaultyOrderCoordinator` can show what goes wrong.
@MainActor
class OrderCoordinator: Coordinator, AddressCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  let watcher: StackWatcher
  private let bread: Bread
  private let till: Till
  private let navigationController: UINavigationController
  private weak var origin: UIViewController?
  private weak var screen: UIViewController?
  private weak var viewModel: OrderViewModel?

  init(
    bread: Bread,
    till: Till,
    navigationController: UINavigationController,
    watcher: StackWatcher
  ) {
    self.bread = bread
    self.till = till
    self.navigationController = navigationController
    self.watcher = watcher
  }

  func start() {
    origin = navigationController.topViewController
    let viewModel = OrderViewModel(bread: bread, till: till)
    self.viewModel = viewModel
    viewModel.onAddress = { [weak self] in
      self?.chooseAddress()
    }
    let screen = makeScreen(viewModel)
    self.screen = screen
    navigationController.pushViewController(screen, animated: true)
    watch(screen)
    till.whenPaid(for: self) { [weak self] in
      self?.showReceipt()
    }
  }

  func makeScreen(_ viewModel: OrderViewModel) -> OrderViewController {
    OrderViewController(viewModel: viewModel)
  }

  /// Sees to it that the order ends when its first screen has gone.
  func watch(_ screen: UIViewController) {
    watcher.whenGone(screen) { [weak self] in
      self?.finish()
    }
  }

  private func showReceipt() {
    let viewModel = ReceiptViewModel(bread: bread)
    viewModel.onDone = { [weak self] in
      self?.leave()
    }
    navigationController.pushViewController(
      ReceiptViewController(viewModel: viewModel),
      animated: true
    )
  }

  /// Goes back to where the order began.
  ///
  /// That it has ended is told when it has.
  func leave() {
    guard let origin else { return }
    navigationController.popToViewController(origin, animated: true)
  }

  func finish() {
    delegate?.orderCoordinatorDidFinish(self)
  }

  // MARK: An address, on the same stack

  private func chooseAddress() {
    guard navigationController.topViewController === screen else {
      return
    }
    let address = makeAddress(navigationController)
    address.delegate = self
    addChild(address)
    address.start()
  }

  func makeAddress(
    _ navigationController: UINavigationController
  ) -> AddressCoordinator {
    AddressCoordinator(
      navigationController: navigationController,
      watcher: watcher
    )
  }

  func addressCoordinator(
    _ child: AddressCoordinator,
    didChoose address: String
  ) {
    viewModel?.use(address)
  }

  func addressCoordinatorDidFinish(_ child: AddressCoordinator) {
    removeChild(child)
  }
}
