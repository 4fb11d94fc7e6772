/// Which bread: the number on the bakery's label.
struct BreadID: Hashable {
  let number: Int
}
