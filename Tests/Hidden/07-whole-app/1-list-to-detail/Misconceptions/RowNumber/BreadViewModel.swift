/// What a bread's screen shows.
@MainActor
final class BreadViewModel {
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  var title: String { bread.name }
  var price: String { "\(bread.price) crowns" }
}
