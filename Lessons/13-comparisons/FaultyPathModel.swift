/// A `PathModel` that is written from four places, none of which knows of
/// the others.
final class FaultyPathModel: PathModel {
  /// The row that is marked in the list.
  ///
  /// A new one begins at the list, it was thought, so it empties the path.
  private var marked: Bread? {
    didSet { path.removeAll() }
  }

  override func open(_ bread: Bread) {
    path.append(.bread(bread.name))
    marked = bread
  }

  override func order(_ bread: Bread) {
    path.append(.amount(bread.name))
  }

  override func decline(_ bread: Bread) {
    path.removeLast()
  }
}
