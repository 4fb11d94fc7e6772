/// The bakery at the other end of the line.
///
/// The app learns of what happens here at its next fetch.
@MainActor
final class Bakery {
  private var records = [
    BreadRecord(number: "B1", name: "Rye", price: 40, left: 3),
    BreadRecord(number: "B2", name: "Sourdough", price: 50, left: 1),
    BreadRecord(number: "B3", name: "Brioche", price: 30, left: 2),
    BreadRecord(number: "B4", name: "Baguette", price: 30, left: 4),
  ]

  /// What can be bought today; what is sold out is not among it.
  var today: [BreadRecord] { records.filter { $0.left > 0 } }

  /// Sells a loaf of the bread that has this name now.
  func sell(_ name: String) {
    change(where: { $0.name == name }) { $0.left -= 1 }
  }

  /// Sells all loaves of a bread to somebody at the counter.
  func sellOut(_ number: String) {
    change(where: { $0.number == number }) { $0.left = 0 }
  }

  /// Calls a bread by another name from now on.
  func rename(_ number: String, to name: String) {
    change(where: { $0.number == number }) { $0.name = name }
  }

  private func change(
    where isMeant: (BreadRecord) -> Bool,
    _ change: (inout BreadRecord) -> Void
  ) {
    for place in records.indices where isMeant(records[place]) {
      change(&records[place])
    }
  }
}
