import UIKit

/// A link to a book: `shelf://book/2` or `https://shelf.example/book/2`.
struct BookLink: Equatable {
  let id: Book.ID

  /// Reads a link; nil if it leads to no book.
  init?(_ url: URL) {
    let path = url.pathComponents.filter { $0 != "/" }
    let words: [String] =
      switch (url.scheme, url.host()) {
      case ("shelf", let host?): [host] + path
      case ("https", "shelf.example"): path
      default: []
      }
    guard words.count == 2, words[0] == "book", let id = Int(words[1]) else { return nil }
    self.id = id
  }

  /// Reads the link that the app is started by, if it is.
  @MainActor
  init?(_ options: UIScene.ConnectionOptions) {
    let opened = options.urlContexts.first?.url
    let browsed = options.userActivities.first { $0.activityType == NSUserActivityTypeBrowsingWeb }
    guard let url = opened ?? browsed?.webpageURL else { return nil }
    self.init(url)
  }
}
