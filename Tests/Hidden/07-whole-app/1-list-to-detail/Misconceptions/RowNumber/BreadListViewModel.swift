/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  /// Called when the customer has chosen a bread.
  var onChosen: ((Bread) -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title = "Today's bread"
  private let repository: BreadRepository

  init(repository: BreadRepository) {
    self.repository = repository
  }

  var breads: [Bread] { repository.breads }

  func refresh() { repository.fetch() }

  /// Tells which bread is wanted, if it is still there.
  func choose(at index: Int) {
    guard breads.indices.contains(index) else { return }
    onChosen?(breads[index])
  }
}
