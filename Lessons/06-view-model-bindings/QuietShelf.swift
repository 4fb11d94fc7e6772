/// A shelf that is observable by name.
///
/// It inherits that, and what changes in it lies in a property that no
/// macro has seen.
final class QuietShelf: Shelf {
  private var baked: [Bread: Int] = [:]

  override func left(of bread: Bread) -> Int {
    super.left(of: bread) + baked[bread, default: 0]
  }

  override func put(_ count: Int, of bread: Bread) {
    baked[bread, default: 0] += count
  }
}
