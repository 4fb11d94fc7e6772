import UIKit

extension Delegates {
  /// What a `TabsCoordinator` tells its parent.
  @MainActor
  protocol TabsCoordinatorDelegate: AnyObject {
    /// The reader has signed out; the child has nothing more to do.
    func tabsCoordinatorDidSignOut(_ child: TabsCoordinator)
  }

  /// The two tabs of a reader who is signed in.
  @MainActor
  final class TabsCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    weak var delegate: (any TabsCoordinatorDelegate)?
    let tabBarController = UITabBarController()
    private let catalogue: CatalogueCoordinator
    private let loans: LoansCoordinator
    private let shelf: Shelf
    private let restored: Bookmark?

    init(shelf: Shelf, bookmark: Bookmark?) {
      self.shelf = shelf
      restored = bookmark
      catalogue = CatalogueCoordinator(shelf: shelf)
      loans = LoansCoordinator(shelf: shelf)
    }

    func start() {
      catalogue.delegate = self
      startChild(catalogue)
      startChild(loans)
      tabBarController.viewControllers = [
        catalogue.navigationController, loans.navigationController,
      ]
      if let restored { restore(restored) }
    }

    /// Where the reader is.
    var bookmark: Bookmark {
      Bookmark(
        tab: tabBarController.selectedIndex,
        catalogue: catalogue.books.map(\.id),
        loans: loans.books.map(\.id)
      )
    }

    /// Shows the book of a link in the catalogue, whatever is in front.
    func open(_ link: BookLink) {
      guard let book = shelf.book(link.id) else {
        let front = tabBarController.presentedViewController ?? tabBarController
        front.present(UIAlertController.noSuchBook(), animated: true)
        return
      }
      catalogue.cancelBorrowing()
      loans.cancelBorrowing()
      catalogue.show(only: [book])
      tabBarController.selectedIndex = 0
    }

    private func restore(_ bookmark: Bookmark) {
      catalogue.show(only: bookmark.catalogue.compactMap(shelf.book))
      loans.show(only: bookmark.loans.compactMap(shelf.book))
      tabBarController.selectedIndex = bookmark.tab
    }
  }
}

extension Delegates.TabsCoordinator: Delegates.CatalogueCoordinatorDelegate {
  func catalogueCoordinatorDidSignOut(_ child: Delegates.CatalogueCoordinator) {
    delegate?.tabsCoordinatorDidSignOut(self)
  }
}
