/// A book of the library.
struct Book: Hashable, Identifiable, Sendable {
  let id: Int
  let title: String
  let author: String

  /// All that the library has.
  static let all = [
    Book(id: 1, title: "Dracula", author: "Bram Stoker"),
    Book(id: 2, title: "Emma", author: "Jane Austen"),
    Book(id: 3, title: "Persuasion", author: "Jane Austen"),
  ]
}
