/// How many loaves of each bread are left.
@MainActor
final class Shelf {
  private var loaves: [Bread: Int] = [.rye: 3, .sourdough: 1]

  /// How many loaves there are of all breads together.
  var total: Int {
    Bread.today.reduce(0) { $0 + left(of: $1) }
  }

  func left(of bread: Bread) -> Int { loaves[bread, default: 0] }

  func put(_ count: Int, of bread: Bread) {
    loaves[bread, default: 0] += count
  }

  /// Takes a loaf away, and returns whether there was one.
  func take(_ bread: Bread) -> Bool {
    guard left(of: bread) > 0 else { return false }
    put(-1, of: bread)
    return true
  }
}
