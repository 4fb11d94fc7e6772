import Observation

/// A small library, with what its reader has done there.
///
/// It stands for what an app writes down: it outlives the app's runs.
@MainActor
@Observable
final class Shelf {
  let books = Book.all

  /// Who is signed in.
  var reader: String?

  /// A Boolean value that tells whether a reader has been shown how the library works.
  var hasSeenWelcome = false

  /// How many weeks each lent book may be kept.
  private(set) var weeks: [Book.ID: Int] = [:]

  /// The books that the reader has, in the catalogue's order.
  var lentBooks: [Book] { books.filter { weeks[$0.id] != nil } }

  /// Returns a book, or nil if the library has none of that number.
  func book(_ id: Book.ID) -> Book? { books.first { $0.id == id } }

  /// Returns another book of the same author.
  func another(like book: Book) -> Book? {
    books.first { $0.author == book.author && $0 != book }
  }

  /// Lends a book.
  func lend(_ book: Book, weeks count: Int) { weeks[book.id] = count }
}
