/// I: one bread of a bakery, asked by closures.
@MainActor
struct BreadInteractor: BreadInteracting {
  let name: String
  private let askPrice: () -> Int
  private let askLeft: () -> Int
  private let askTake: () -> Bool

  init(name: String, bakery: Bakery) {
    self.name = name
    askPrice = { bakery.price(of: name) }
    askLeft = { bakery.left(of: name) }
    askTake = { bakery.take(name) }
  }

  var price: Int { askPrice() }
  var left: Int { askLeft() }
  func take() -> Bool { askTake() }
}
