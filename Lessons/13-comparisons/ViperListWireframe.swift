import UIKit

/// R: puts the list's module together, and leads on from it.
@MainActor
final class ViperListWireframe: ViperListRouting {
  /// The view's presenter holds this object.
  private weak var view: UIViewController?
  private let orders: ViperOrders

  private init(orders: ViperOrders) {
    self.orders = orders
  }

  static func makeModule(orders: ViperOrders) -> UIViewController {
    let wireframe = ViperListWireframe(orders: orders)
    let presenter = ViperListPresenter(
      interactor: ViperListInteractor(orders: orders),
      wireframe: wireframe
    )
    let view = ViperListViewController(presenter: presenter)
    presenter.view = view
    wireframe.view = view
    return view
  }

  func showBread(_ bread: Bread) {
    view?.navigationController?.pushViewController(
      ViperBreadWireframe.makeModule(bread: bread, orders: orders),
      animated: true
    )
  }
}
