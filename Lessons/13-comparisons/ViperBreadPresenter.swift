/// P: decides what a bread's screen shows, and what a tap means.
@MainActor
final class ViperBreadPresenter {
  private let interactor: ViperBreadInteractor
  private let wireframe: any ViperBreadRouting

  init(interactor: ViperBreadInteractor, wireframe: any ViperBreadRouting) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  var title: String { interactor.bread.name }
  var price: String { "\(interactor.bread.price) crowns" }

  func didOrder() { wireframe.showAmount(of: interactor.bread) }
}
