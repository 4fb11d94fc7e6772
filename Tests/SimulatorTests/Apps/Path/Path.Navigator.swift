import Observation

extension Path {
  /// The model of the app's navigation.
  ///
  /// It knows no UIKit: what happens in it can be tested without a screen.
  @MainActor
  @Observable
  final class Navigator {
    /// Where a reader is who is signed in.
    var place = Place()

    /// What lies on the stack before somebody is signed in.
    var entrance: [Route] = []

    let shelf: Shelf
    private var pendingLink: BookLink?

    init(shelf: Shelf) { self.shelf = shelf }

    var isSignedIn: Bool { shelf.reader != nil }

    /// Puts a screen on the stack of the selected tab; a second tap finds it there.
    func open(_ route: Route) {
      guard place[place.tab].last != route else { return }
      place[place.tab].append(route)
    }

    /// Shows a book, at once or as soon as somebody has signed in.
    func open(_ link: BookLink) {
      guard isSignedIn else {
        pendingLink = link
        return
      }
      guard shelf.book(link.id) != nil else {
        place.isMissingBook = true
        return
      }
      place.tab = .catalogue
      place.catalogue = [.book(link.id)]
      place.borrowing = nil
    }

    /// Signs a reader in; a new one is shown how the library works first.
    func signIn(_ reader: String) {
      if shelf.hasSeenWelcome {
        enter(reader)
      } else {
        entrance = [.welcome(reader: reader)]
      }
    }

    /// Goes on after the first page.
    func showRules(to reader: String) {
      entrance = [.welcome(reader: reader), .rules(reader: reader)]
    }

    /// Lets a reader in who has seen all pages.
    func enter(_ reader: String) {
      shelf.hasSeenWelcome = true
      shelf.reader = reader
      entrance = []
      guard let link = pendingLink else { return }
      pendingLink = nil
      open(link)
    }

    func signOut() {
      shelf.reader = nil
      place = Place()
    }

    /// Lends the book that is being borrowed.
    func borrow(weeks: Int) {
      guard let book = place.borrowing.flatMap(shelf.book) else { return }
      shelf.lend(book, weeks: weeks)
      place.borrowing = nil
    }
  }
}
