import UIKit

/// Makes the screen of one bread, with all that belongs to it.
@MainActor
func makeBreadScreen(name: String, bakery: Bakery) -> UIViewController {
  let wireframe = BreadWireframe()
  let presenter = BreadPresenter(
    interactor: BreadInteractor(name: name, bakery: bakery),
    wireframe: wireframe
  )
  let view = BreadViewController(title: name, presenter: presenter)
  presenter.view = view
  wireframe.view = view
  return view
}
