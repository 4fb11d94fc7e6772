/// P: decides what a bread's screen shows, and what a tap means.
@MainActor
final class BreadPresenter {
  private enum State {
    case waiting
    case ordered
  }

  weak var view: (any BreadView)?
  private let parts: (any BreadInteracting, any BreadRouting)
  private var state = State.waiting

  init(interactor: any BreadInteracting, wireframe: any BreadRouting) {
    parts = (interactor, wireframe)
  }

  func viewWillAppear() {
    state = .waiting
    present(parts.0.left)
  }

  func didTapOrder() {
    if case .ordered = state { return }
    defer { present(parts.0.left) }
    guard parts.0.take() else { return }
    state = .ordered
    parts.1.showReceipt(of: parts.0.name, price: parts.0.price)
  }

  private func present(_ left: Int) {
    let price = "\(parts.0.price) crowns"
    if left == 0 {
      view?.show(price: price, stock: "Sold out", canOrder: false)
    } else {
      view?.show(price: price, stock: "\(left) left", canOrder: true)
    }
  }
}
