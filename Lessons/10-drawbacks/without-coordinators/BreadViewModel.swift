/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when the customer wants to order this bread.
  var onOrder: ((Bread) -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title: String
  private let id: Bread.ID
  private let repository: BreadRepository

  init(bread: Bread, repository: BreadRepository) {
    title = bread.name
    id = bread.id
    self.repository = repository
  }

  var stock: String {
    guard let bread = repository.bread(id) else { return "Sold out" }
    return "\(bread.left) left, \(bread.price) crowns"
  }

  var note: String {
    repository.isFavourite(id) ? "My favourite" : "A bread like others"
  }

  func update() { onDataUpdated?() }

  func makeFavourite() { repository.makeFavourite(id) }

  /// Tells that this bread is wanted, if there is any.
  func order() {
    guard let bread = repository.bread(id) else { return }
    onOrder?(bread)
  }
}
