/// The bakery at the other end of the line.
///
/// In a real app it is far away, and a network lies between.
@MainActor
final class Bakery {
  private var records = [
    BreadRecord(number: "B1", name: "Rye", price: 40, left: 3),
    BreadRecord(number: "B2", name: "Sourdough", price: 50, left: 1),
    BreadRecord(number: "B3", name: "Brioche", price: 30, left: 1),
  ]

  /// What can be bought today; what is sold out is not among it.
  var today: [BreadRecord] { records.filter { $0.left > 0 } }

  /// Sells a loaf of the bread that has this number.
  func sell(_ number: String) {
    for place in records.indices where records[place].number == number {
      records[place].left -= 1
    }
  }
}
