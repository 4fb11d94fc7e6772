/// What the screen of one bread shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  var onOrder: (() -> Void)?
  var onNotToday: (() -> Void)?

  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  var title: String { bread.name }
  var price: String { "\(bread.price) crowns" }

  func order() { onOrder?() }
  func leaveIt() { onNotToday?() }
}
