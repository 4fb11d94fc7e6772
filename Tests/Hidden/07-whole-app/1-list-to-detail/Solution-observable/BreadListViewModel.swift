import Observation

/// What the day's list shows, and what can happen on it.
@MainActor
@Observable
final class BreadListViewModel {
  /// Called when the customer has chosen a bread.
  var onChosen: ((Bread) -> Void)?

  let title = "Today's bread"
  /// What the rows show.
  private(set) var breads: [Bread]
  private let repository: BreadRepository

  init(repository: BreadRepository) {
    self.repository = repository
    breads = repository.breads
  }

  /// Takes over what the last fetch has brought.
  func update() { breads = repository.breads }

  func refresh() { repository.fetch() }

  /// Tells which bread is wanted, if it is still there.
  func choose(_ id: Bread.ID) {
    guard let bread = breads.first(where: { $0.id == id }) else { return }
    onChosen?(bread)
  }
}
