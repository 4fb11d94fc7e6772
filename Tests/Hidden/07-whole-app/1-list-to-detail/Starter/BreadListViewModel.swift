/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  /// Called when the customer has chosen a bread.
  var onChosen: ((Bread) -> Void)?

  let title = "Today's bread"
  private let repository: BreadRepository

  init(repository: BreadRepository) {
    self.repository = repository
  }
}
