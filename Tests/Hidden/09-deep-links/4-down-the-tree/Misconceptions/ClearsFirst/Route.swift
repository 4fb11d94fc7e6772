/// Where a link leads: what is left of it once it has been read.
enum Route: Hashable {
  case bread(BreadID)
  /// The order of a bread, on its sheet.
  case order(BreadID)
  case user(UserID)
}
