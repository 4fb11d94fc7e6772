/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  var onOrder: (() -> Void)?
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  var title: String { bread.name }
  var text: String { "\(bread.price) crowns" }

  func order() { onOrder?() }
}
