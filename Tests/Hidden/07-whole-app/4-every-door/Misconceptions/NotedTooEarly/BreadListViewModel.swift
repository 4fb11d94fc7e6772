/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  var onChosen: ((Bread) -> Void)?
  var onSignOut: (() -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title = "Today's bread"
  private let repository: BreadRepository

  init(repository: BreadRepository) {
    self.repository = repository
  }

  var rows: [BreadRow] {
    repository.breads.map { bread in
      BreadRow(
        id: bread.id,
        name: bread.name,
        note: "\(bread.price) crowns"
      )
    }
  }

  func update() { onDataUpdated?() }

  /// Tells which bread is wanted, if it is still there.
  func choose(_ id: Bread.ID) {
    guard let bread = repository.bread(id) else { return }
    onChosen?(bread)
  }

  func signOut() { onSignOut?() }
}
