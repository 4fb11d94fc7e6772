import UIKit

extension ClosureRouter {
  /// The two tabs of a reader who is signed in; it ends when the reader signs out.
  final class MainCoordinator: Coordinator<Void> {
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

    override func start() {
      run(catalogue) { [weak self] in self?.finish(()) }
      run(loans) { _ in }
      let controllers = [catalogue.router, loans.router].map(\.navigationController)
      tabBarController.setViewControllers(controllers, animated: false)
      guard let restored else { return }
      catalogue.show(only: restored.catalogue.compactMap(shelf.book))
      loans.show(only: restored.loans.compactMap(shelf.book))
      tabBarController.selectedIndex = restored.tab
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
      catalogue.router.dismiss()
      loans.router.dismiss()
      catalogue.show(only: [book])
      tabBarController.selectedViewController = catalogue.router.navigationController
    }
  }
}
