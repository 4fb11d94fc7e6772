/// A bread, as the last fetch has brought it.
struct Bread: Identifiable, Hashable {
  /// The bakery's number: the same bread has the same at each fetch.
  let id: String
  let name: String
  /// The price in crowns.
  let price: Int
}
