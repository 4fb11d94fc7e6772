import UIKit

/// R: puts a bread's module together, and leads on from it.
@MainActor
final class ViperBreadWireframe: ViperBreadRouting {
  private weak var view: UIViewController?
  private let orders: ViperOrders

  private init(orders: ViperOrders) {
    self.orders = orders
  }

  static func makeModule(
    bread: Bread,
    orders: ViperOrders
  ) -> UIViewController {
    let wireframe = ViperBreadWireframe(orders: orders)
    let presenter = ViperBreadPresenter(
      interactor: ViperBreadInteractor(bread: bread),
      wireframe: wireframe
    )
    let view = ViperBreadViewController(presenter: presenter)
    wireframe.view = view
    return view
  }

  func showAmount(of bread: Bread) {
    view?.navigationController?.pushViewController(
      ViperAmountWireframe.makeModule(bread: bread, orders: orders),
      animated: true
    )
  }
}
