/// What the customer has ordered in this visit.
///
/// A class, since all flows of a visit fill the same basket.
@MainActor
final class Basket {
  private(set) var breads: [Bread] = []

  func add(_ bread: Bread) { breads.append(bread) }

  var isEmpty: Bool { breads.isEmpty }

  /// What the customer reads, such as `In your basket: Rye.`.
  var text: String {
    guard !isEmpty else { return "Your basket is empty." }
    let names = breads.map(\.name).joined(separator: ", ")
    return "In your basket: \(names)."
  }
}
