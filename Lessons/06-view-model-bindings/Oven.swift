/// The oven, which bakes three loaves at a time.
@MainActor
final class Oven {
  private let shelf: Shelf

  init(shelf: Shelf) {
    self.shelf = shelf
  }

  /// Bakes, and puts the loaves on the shelf when they are done.
  ///
  /// A real oven takes an hour. This one lets others go first.
  func bake(_ bread: Bread) async {
    await Task.yield()
    shelf.put(3, of: bread)
  }
}
