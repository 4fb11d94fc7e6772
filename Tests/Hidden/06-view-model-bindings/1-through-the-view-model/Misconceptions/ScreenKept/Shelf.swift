/// How many loaves of each bread are left.
@MainActor
final class Shelf {
  private var loaves: [Bread: Int] = [.rye: 3, .sourdough: 1]

  func left(of bread: Bread) -> Int { loaves[bread, default: 0] }

  /// Takes a loaf away, and returns whether there was one.
  func take(_ bread: Bread) -> Bool {
    guard left(of: bread) > 0 else { return false }
    loaves[bread, default: 0] -= 1
    return true
  }
}
