/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  var onChosen: ((Bread) -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title = "Today's bread"
  let breads = Bread.today
  private(set) var summary = "Asking the shop."
  private let shelf: Shelf

  init(shelf: Shelf) {
    self.shelf = shelf
  }

  /// Asks how much there is.
  func load() {
    summary = "\(shelf.total) loaves left."
    onDataUpdated?()
  }

  func choose(_ bread: Bread) { onChosen?(bread) }
}
