import UIKit

/// A `ShopCoordinator` that makes one mistake, or starts a flow that
/// makes it.
final class FaultyShopCoordinator: ShopCoordinator {
  private let fault: Fault
  /// The order that was finished last, in case somebody asks for it.
  private var lastOrder: OrderCoordinator?

  init(window: UIWindow, customer: Customer, fault: Fault) {
    self.fault = fault
    super.init(window: window, customer: customer)
  }

  override func startOrder(of bread: Bread) {
    let order = makeOrder(of: bread)
    order.onFinish = { [weak self] order in
      self?.end(order)
    }
    keep(order)
    order.start()
  }

  override func end(_ order: OrderCoordinator) {
    letGo(of: order)
    collect(order)
  }

  override func makeFavourites(
    on cover: UINavigationController
  ) -> FavouritesCoordinator {
    guard fault == .defaultFinish else {
      return super.makeFavourites(on: cover)
    }
    return DeafFavouritesCoordinator(
      navigationController: cover,
      breads: customer.favourites,
      basket: basket
    )
  }

  override func makeGoodbye() -> GoodbyeCoordinator {
    guard fault == .ownStack else { return super.makeGoodbye() }
    return StackedGoodbyeCoordinator(
      presenter: navigationController,
      basket: basket
    )
  }

  private func makeOrder(of bread: Bread) -> OrderCoordinator {
    guard fault == .unownedSelf else {
      return OrderCoordinator(
        navigationController: navigationController,
        bread: bread
      )
    }
    return UnownedOrderCoordinator(
      navigationController: navigationController,
      bread: bread
    )
  }

  private func keep(_ order: OrderCoordinator) {
    switch fault {
    case .notKept, .unownedSelf:
      break
    case .addedTwice, .firstMatch:
      childCoordinators.append(order)
      childCoordinators.append(order)
    default:
      addChild(order)
    }
  }

  private func letGo(of order: OrderCoordinator) {
    switch fault {
    case .neverRemoved:
      break
    case .firstMatch:
      if let index = childCoordinators.firstIndex(where: { $0 === order }) {
        childCoordinators.remove(at: index)
      }
    case .secondOwner:
      lastOrder = order
      removeChild(order)
    default:
      removeChild(order)
    }
  }
}
