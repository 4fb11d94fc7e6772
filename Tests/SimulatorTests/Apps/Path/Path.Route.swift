/// Shelf with its navigation as a value: whoever wants to be elsewhere changes the value, and one
/// place makes the screens follow.
enum Path {}

extension Path {
  /// A screen above the root of a stack.
  enum Route: Hashable, Codable {
    case book(Book.ID)
    case profile
    case welcome(reader: String)
    case rules(reader: String)
  }
}
