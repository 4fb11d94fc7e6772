/// A bread that one can order.
struct Bread: Hashable {
  let id: BreadID
  let name: String
  let price: Int
}
