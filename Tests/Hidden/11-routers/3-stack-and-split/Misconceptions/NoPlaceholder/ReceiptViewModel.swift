/// What a receipt shows, and what can happen on it.
@MainActor
final class ReceiptViewModel {
  var onDone: (() -> Void)?

  let title = "Thank you"
  let text: String

  init(bread: Bread) {
    text = "One \(bread.name), \(bread.price) crowns, paid"
  }

  func done() { onDone?() }
}
