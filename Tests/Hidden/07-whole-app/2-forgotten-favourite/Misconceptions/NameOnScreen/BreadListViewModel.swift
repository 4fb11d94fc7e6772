/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  var onChosen: ((Bread) -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title = "Today's bread"
  private let repository: BreadRepository

  init(repository: BreadRepository) {
    self.repository = repository
  }

  var rows: [BreadRow] { repository.breads.map(makeRow) }

  func update() { onDataUpdated?() }

  func refresh() { repository.fetch() }

  /// Tells which bread is wanted, if it is still there.
  func choose(_ id: Bread.ID) {
    let bread = repository.breads.first { $0.id == id }
    guard let bread else { return }
    onChosen?(bread)
  }

  private func makeRow(for bread: Bread) -> BreadRow {
    let isFavourite = repository.isFavourite(bread)
    return BreadRow(
      id: bread.id,
      name: bread.name,
      note: isFavourite ? "my favourite" : "\(bread.price) crowns"
    )
  }
}
