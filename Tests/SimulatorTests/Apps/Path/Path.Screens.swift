import UIKit

extension Path {
  /// Makes the screens of the routes.
  ///
  /// A screen changes the navigation and knows nobody else.
  @MainActor
  struct Screens {
    let navigator: Navigator

    func root(of tab: Place.Tab) -> UIViewController {
      let shelf = navigator.shelf
      let list =
        switch tab {
        case .catalogue: BooksViewController(title: "Catalogue") { shelf.books }
        case .loans: BooksViewController(title: "Loans") { shelf.lentBooks }
        }
      list.onSelect = { [navigator] book in navigator.open(.book(book.id)) }
      if tab == .catalogue { list.navigationItem.rightBarButtonItem = profileButton() }
      return list
    }

    func screen(_ route: Route) -> UIViewController {
      switch route {
      case .book(let id):
        return navigator.shelf.book(id).map(bookScreen)
          ?? StackViewController(title: "No such book")
      case .profile:
        let profile = ProfileViewController(reader: navigator.shelf.reader ?? "")
        profile.onSignOut = { [navigator] in navigator.signOut() }
        return profile
      case .welcome(let reader):
        let page = WelcomeViewController(page: .welcome)
        page.onNext = { [navigator] in navigator.showRules(to: reader) }
        return page
      case .rules(let reader):
        let page = WelcomeViewController(page: .rules)
        page.onNext = { [navigator] in navigator.enter(reader) }
        return page
      }
    }

    private func profileButton() -> UIBarButtonItem {
      UIBarButtonItem(
        title: "Profile",
        primaryAction: UIAction { [navigator] _ in navigator.open(.profile) }
      )
    }

    private func bookScreen(_ book: Book) -> UIViewController {
      let screen = ObservingBookViewController(book: book, shelf: navigator.shelf)
      screen.onBorrow = { [navigator] in navigator.place.borrowing = book.id }
      screen.onAuthor = { [navigator] in
        navigator.shelf.another(like: book).map { navigator.open(.book($0.id)) }
      }
      return screen
    }
  }
}
