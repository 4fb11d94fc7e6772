/// A bread as the bakery writes it down.
struct BreadRecord {
  /// What the bakery knows it by; it never changes.
  let number: String
  var name: String
  var price: Int
  var left: Int
}
