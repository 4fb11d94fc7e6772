/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when the customer wants to order this bread.
  var onOrder: (() -> Void)?

  let title: String
  private let bread: Bread

  init(bread: Bread) {
    title = bread.name
    self.bread = bread
  }

  var price: String { "\(bread.price) crowns" }

  func order() { onOrder?() }
}
