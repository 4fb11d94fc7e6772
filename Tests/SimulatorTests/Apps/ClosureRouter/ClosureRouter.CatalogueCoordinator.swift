import UIKit

extension ClosureRouter {
  /// All books, and the reader's profile; it ends when the reader signs out.
  final class CatalogueCoordinator: BooksCoordinator<Void> {
    init(shelf: Shelf) {
      super.init(title: "Catalogue", imageName: "books.vertical", shelf: shelf)
    }

    override func prepare(_ list: BooksViewController) {
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Profile",
        primaryAction: UIAction { [weak self] _ in self?.showProfile() }
      )
    }

    private func showProfile() {
      guard childCoordinators.isEmpty else { return }
      let profile = ProfileCoordinator(reader: shelf.reader ?? "", router: router)
      run(profile) { [weak self] outcome in
        if outcome == .signedOut { self?.finish(()) }
      }
    }
  }
}
