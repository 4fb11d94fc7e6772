import UIKit

/// Makes the screen of one bread, with all that belongs to it.
@MainActor
func makeBreadScreen(name: String, bakery: Bakery) -> UIViewController {
  let wireframe = BreadWireframe()
  let interactor = BreadInteractor(name: name, bakery: bakery)
  let presenter = BreadPresenter(
    interactor: interactor,
    wireframe: wireframe
  )
  let view = BreadViewController(
    interactor: interactor,
    presenter: presenter
  )
  presenter.view = view
  wireframe.view = view
  return view
}
