import UIKit

/// R: puts the question's module together, and leads back from it.
@MainActor
final class ViperAmountWireframe: ViperAmountRouting {
  private weak var view: UIViewController?

  private init() {}

  static func makeModule(
    bread: Bread,
    orders: ViperOrders
  ) -> UIViewController {
    let wireframe = ViperAmountWireframe()
    let presenter = ViperAmountPresenter(
      interactor: ViperAmountInteractor(bread: bread, orders: orders),
      wireframe: wireframe
    )
    let view = ViperAmountViewController(presenter: presenter)
    wireframe.view = view
    return view
  }

  func back() {
    view?.navigationController?.popViewController(animated: true)
  }

  func backToList() {
    view?.navigationController?.popToRootViewController(animated: true)
  }
}
