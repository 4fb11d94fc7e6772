/// Which order: the bakery counts them.
struct OrderID: Hashable {
  let number: Int
}
