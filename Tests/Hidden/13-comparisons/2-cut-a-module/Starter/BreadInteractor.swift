/// I: one bread of a bakery.
@MainActor
final class BreadInteractor: BreadInteracting {
  let name: String

  init(name: String, bakery: Bakery) {
    self.name = name
  }

  var price: Int { 0 }
  var left: Int { 0 }
  func take() -> Bool { false }
}
