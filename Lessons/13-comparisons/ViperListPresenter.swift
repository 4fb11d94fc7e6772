/// P: decides what the list shows, and what a tap means.
@MainActor
final class ViperListPresenter {
  weak var view: (any ViperListView)?
  private let interactor: ViperListInteractor
  private let wireframe: any ViperListRouting

  init(interactor: ViperListInteractor, wireframe: any ViperListRouting) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  let title = "Today's bread"
  var breads: [Bread] { interactor.breads }

  func viewWillAppear() {
    view?.show(summary: interactor.order?.text ?? "Nothing ordered")
  }

  func didChoose(_ bread: Bread) { wireframe.showBread(bread) }
}
