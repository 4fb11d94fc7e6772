/// P: decides what a bread's screen shows, and what a tap means.
@MainActor
final class BreadPresenter {
  weak var view: (any BreadView)?

  init(interactor: any BreadInteracting, wireframe: any BreadRouting) {}

  func viewWillAppear() {}
  func didTapOrder() {}
}
