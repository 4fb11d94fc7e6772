/// What one customer has ordered so far.
///
/// A class, since all flows of a visit fill the same bag.
@MainActor
final class Bag {
  private(set) var breads: [Bread] = []

  func add(_ bread: Bread) { breads.append(bread) }

  var isEmpty: Bool { breads.isEmpty }

  /// What the customer reads, such as `In your bag: Rye, Rye.`.
  var text: String {
    guard !isEmpty else { return "Your bag is empty." }
    let names = breads.map(\.name).joined(separator: ", ")
    return "In your bag: \(names)."
  }
}
