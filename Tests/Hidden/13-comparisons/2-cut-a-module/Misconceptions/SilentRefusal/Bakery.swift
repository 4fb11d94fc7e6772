/// What there is to buy today, and how much of it.
@MainActor
final class Bakery {
  let names = ["Rye", "Brioche"]
  private let prices = ["Rye": 40, "Brioche": 30]
  private var loaves = ["Rye": 3, "Brioche": 1]

  /// The price in crowns; 0 for what is not sold here.
  func price(of name: String) -> Int { prices[name] ?? 0 }

  func left(of name: String) -> Int { loaves[name] ?? 0 }

  /// Takes one, and returns whether there was one.
  func take(_ name: String) -> Bool {
    guard left(of: name) > 0 else { return false }
    loaves[name] = left(of: name) - 1
    return true
  }
}
