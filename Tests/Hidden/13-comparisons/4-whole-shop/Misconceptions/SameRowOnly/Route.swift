/// Where a link leads: what is left of it once it has been read.
enum Route: Hashable {
  case bread(BreadID)
  /// The form to order a bread, on its sheet.
  case orderForm(BreadID)
  case order(OrderID)
}
