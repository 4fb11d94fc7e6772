/// Where a link leads: what is left of it once it has been read.
enum Route: Hashable {
  case bread(BreadID)
  case user(UserID)
}
