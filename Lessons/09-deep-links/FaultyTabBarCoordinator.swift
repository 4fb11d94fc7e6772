import UIKit

/// A `TabBarCoordinator` that makes one mistake.
final class FaultyTabBarCoordinator: TabBarCoordinator {
  private let fault: Fault

  init(bakery: Bakery, directory: Directory, fault: Fault) {
    self.fault = fault
    super.init(bakery: bakery, directory: directory)
  }

  override func open(_ route: Route) -> RouteOutcome {
    guard fault == .underTheSheet || fault == .inMidDismissal else {
      return super.open(route)
    }
    guard flows.contains(where: { $0.canOpen(route) }) else {
      return .unknown
    }
    if fault == .inMidDismissal, let order { end(order) }
    show(route)
    return .opened
  }

  override func show(_ route: Route) {
    guard fault == .hiddenTab else { return super.show(route) }
    flows.first { $0.canOpen(route) }?.open(route)
  }

  override func breadCoordinator(
    _ child: BreadCoordinator,
    didChooseToOrder bread: Bread
  ) {
    guard fault == .inMidDismissal, order == nil else {
      return super.breadCoordinator(child, didChooseToOrder: bread)
    }
    startOrder(of: bread)
  }

  override var presenter: UIViewController {
    guard fault == .notInWindow, let flow = flows.first else {
      return super.presenter
    }
    return flow.navigationController
  }
}
