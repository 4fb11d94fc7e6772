/// A screen above the list of a tab, as a value.
enum Step: Hashable {
  case bread(BreadID)
  case order(OrderID)
}
