/// What the order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  var onDone: (() -> Void)?

  let title = "Your order"
  let content: String

  init(bread: Bread) {
    content = "\(bread.name), \(bread.price) crowns"
  }

  func finish() { onDone?() }
}
