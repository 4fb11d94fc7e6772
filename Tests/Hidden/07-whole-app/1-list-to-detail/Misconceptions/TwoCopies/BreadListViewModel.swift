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
    repository.onChange = { [weak self] in
      self?.onDataUpdated?()
    }
  }

  var breads: [Bread] { repository.breads }
  /// What can be chosen, in the order of the rows.
  private lazy var choices = repository.breads

  func refresh() {
    _ = choices
    repository.fetch()
  }

  func choose(at index: Int) {
    guard choices.indices.contains(index) else { return }
    onChosen?(choices[index])
  }
}
