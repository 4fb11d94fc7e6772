/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  /// Called when the customer has chosen a bread.
  var onChosen: ((Bread) -> Void)?
  /// The list's screen, which draws what is new.
  weak var view: (any BreadListView)?

  let title = "Today's bread"
  private(set) var breads: [Bread]
  private let repository: BreadRepository

  init(repository: BreadRepository) {
    self.repository = repository
    breads = repository.breads
  }

  func refresh() { repository.fetch() }

  func update() {
    breads = repository.breads
    view?.breadsHaveChanged()
  }

  func choose(_ bread: Bread) { onChosen?(bread) }
}
