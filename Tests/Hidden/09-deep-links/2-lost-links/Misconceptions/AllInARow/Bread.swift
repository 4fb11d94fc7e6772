/// A bread of the day.
struct Bread: Identifiable, Hashable {
  let id: BreadID
  let name: String
  /// The price in crowns.
  let price: Int
}
