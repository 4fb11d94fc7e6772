/// I: one bread of a bakery.
@MainActor
final class BreadInteractor: BreadInteracting {
  let name: String
  let price: Int
  private(set) var left: Int
  private let bakery: Bakery

  init(name: String, bakery: Bakery) {
    self.name = name
    self.bakery = bakery
    price = bakery.price(of: name)
    left = bakery.left(of: name)
  }

  func take() -> Bool {
    let isTaken = bakery.take(name)
    if isTaken { left -= 1 }
    return isTaken
  }
}
