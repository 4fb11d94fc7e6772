/// P: decides what a bread's screen shows, and what a tap means.
@MainActor
final class BreadPresenter {
  weak var view: (any BreadView)?
  private let interactor: any BreadInteracting
  private let wireframe: any BreadRouting
  private var isLeaving = false

  init(interactor: any BreadInteracting, wireframe: any BreadRouting) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  func viewWillAppear() {
    isLeaving = false
    update()
  }

  func didTapOrder() {
    guard !isLeaving else { return }
    isLeaving = true
    let isTaken = interactor.take()
    update()
    guard isTaken else { return }
    wireframe.showReceipt(of: interactor.name, price: interactor.price)
  }

  private func update() {
    let left = interactor.left
    view?.show(
      price: "\(interactor.price) crowns",
      stock: left > 0 ? "\(left) left" : "Sold out",
      canOrder: left > 0
    )
  }
}
