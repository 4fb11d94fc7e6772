/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  var onRate: (() -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title: String
  private let book: RatingBook

  init(bread: Bread, book: RatingBook) {
    title = bread.name
    self.book = book
  }

  var text: String {
    let opinions = book.opinions(about: title)
    return opinions.isEmpty
      ? "Nobody has rated it"
      : "Rated: " + opinions.joined(separator: ", ")
  }

  func update() { onDataUpdated?() }
  func rate() { onRate?() }
}
