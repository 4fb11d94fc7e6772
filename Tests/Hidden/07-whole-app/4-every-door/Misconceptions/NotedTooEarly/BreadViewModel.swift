/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when the customer wants to give this bread away.
  var onGive: ((Bread) -> Void)?
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
    return "\(bread.left) left"
  }

  func update() { onDataUpdated?() }

  /// Tells that this bread is to be given away, if there is any.
  func give() {
    guard let bread = repository.bread(id) else { return }
    onGive?(bread)
  }
}
