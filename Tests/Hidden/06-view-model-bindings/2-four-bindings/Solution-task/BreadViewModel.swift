/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  var onOrdered: (() -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  private let bread: Bread
  private let shelf: Shelf

  init(bread: Bread, shelf: Shelf) {
    self.bread = bread
    self.shelf = shelf
  }

  var title: String { bread.name }

  var stock: String {
    let left = shelf.left(of: bread)
    return left == 0 ? "Sold out" : "\(left) left"
  }

  /// Takes a loaf, if there is one, and tells that it is ordered.
  func order() {
    guard shelf.take(bread) else { return }
    onDataUpdated?()
    onOrdered?()
  }

  /// Asks the baker for more; they come when they are done.
  func bakeMore() {
    Task {
      await Task.yield()
      shelf.put(3, of: bread)
      onDataUpdated?()
    }
  }
}
