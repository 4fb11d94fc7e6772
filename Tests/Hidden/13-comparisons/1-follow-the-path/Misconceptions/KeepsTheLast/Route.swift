/// A screen above the list, as a value.
enum Route: Codable, Hashable {
  case bread(String)
  case amount(String)
}
