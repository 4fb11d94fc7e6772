/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  var onChosen: ((Bread) -> Void)?
  var onSignOut: (() -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title = "Today's bread"
  private(set) var breads: [Bread] = []
  private let repository: BreadRepository

  init(repository: BreadRepository) {
    self.repository = repository
  }

  var rows: [BreadRow] { breads.map(makeRow) }

  /// Takes over what the repository knows now.
  func update() {
    breads = repository.breads
    onDataUpdated?()
  }

  /// Tells which bread is wanted, if it is still there.
  func choose(_ id: Bread.ID) {
    guard let bread = breads.first(where: { $0.id == id }) else {
      return
    }
    onChosen?(bread)
  }

  func signOut() { onSignOut?() }

  private func makeRow(for bread: Bread) -> BreadRow {
    let isFavourite = repository.isFavourite(bread.id)
    return BreadRow(
      id: bread.id,
      name: bread.name,
      note: isFavourite ? "my favourite" : "\(bread.price) crowns"
    )
  }
}
