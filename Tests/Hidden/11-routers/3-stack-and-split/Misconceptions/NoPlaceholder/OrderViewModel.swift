/// What an order's first screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  var onNext: (() -> Void)?

  let title = "Your order"
  let text: String

  init(bread: Bread) {
    text = "One \(bread.name)"
  }

  func next() { onNext?() }
}
