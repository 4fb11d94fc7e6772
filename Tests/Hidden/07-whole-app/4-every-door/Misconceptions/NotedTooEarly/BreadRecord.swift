/// A bread as the bakery writes it down.
struct BreadRecord {
  let number: String
  let name: String
  let price: Int
  var left: Int
}
