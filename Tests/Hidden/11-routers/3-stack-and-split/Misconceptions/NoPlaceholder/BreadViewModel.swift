/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  var onOrder: (() -> Void)?

  let title: String
  let price: String

  init(bread: Bread) {
    title = bread.name
    price = "\(bread.price) crowns"
  }

  func order() { onOrder?() }
}
