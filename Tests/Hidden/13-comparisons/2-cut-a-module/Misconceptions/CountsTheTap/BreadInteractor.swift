/// I: one bread of a bakery.
@MainActor
final class BreadInteractor: BreadInteracting {
  let name: String
  private let bakery: Bakery

  init(name: String, bakery: Bakery) {
    self.name = name
    self.bakery = bakery
  }

  var price: Int { bakery.price(of: name) }
  var left: Int { bakery.left(of: name) }
  func take() -> Bool { bakery.take(name) }
}
