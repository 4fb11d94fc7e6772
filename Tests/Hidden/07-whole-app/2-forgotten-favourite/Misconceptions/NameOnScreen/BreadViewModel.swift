/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  private let bread: Bread
  private let repository: BreadRepository

  init(bread: Bread, repository: BreadRepository) {
    self.bread = bread
    self.repository = repository
  }

  var title: String { bread.name }

  var stock: String {
    guard let bread = current else { return "Sold out" }
    return "\(bread.left) left"
  }

  var note: String {
    repository.isFavourite(bread) ? "My favourite" : "A bread like others"
  }

  func update() { onDataUpdated?() }

  func makeFavourite() { repository.makeFavourite(bread) }

  /// Buys a loaf, if there is one.
  func buy() {
    guard let bread = current else { return }
    repository.buy(bread)
  }

  /// The bread as it is now, or nil when it is sold out.
  private var current: Bread? {
    repository.breads.first { $0.name == bread.name }
  }
}
