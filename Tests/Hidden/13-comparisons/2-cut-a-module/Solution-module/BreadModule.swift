import UIKit

/// R: puts a bread's module together; the way on is a value.
@MainActor
enum BreadModule {
  struct Wireframe: BreadRouting {
    weak var view: UIViewController?

    func showReceipt(of name: String, price: Int) {
      let receipt = ReceiptViewController(name: name, price: price)
      view?.navigationController?.pushViewController(
        receipt,
        animated: true
      )
    }
  }

  static func make(name: String, bakery: Bakery) -> UIViewController {
    let view = BreadViewController(nibName: nil, bundle: nil)
    view.title = name
    let presenter = BreadPresenter(
      interactor: BreadInteractor(name: name, bakery: bakery),
      wireframe: Wireframe(view: view)
    )
    presenter.view = view
    view.presenter = presenter
    return view
  }
}
