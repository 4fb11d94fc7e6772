/// What the order shows, and how it can end.
@MainActor
final class OrderViewModel {
  var onEnd: (() -> Void)?

  let title = "Your order"
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  var text: String { "One \(bread.name), \(bread.price) crowns" }

  func end() { onEnd?() }
}
