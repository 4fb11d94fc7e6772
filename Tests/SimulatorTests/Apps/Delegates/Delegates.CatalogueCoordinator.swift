import UIKit

extension Delegates {
  /// What a `CatalogueCoordinator` tells its parent.
  @MainActor
  protocol CatalogueCoordinatorDelegate: AnyObject {
    /// The reader wants to leave.
    func catalogueCoordinatorDidSignOut(_ child: CatalogueCoordinator)
  }

  /// All books, and the reader's profile.
  @MainActor
  final class CatalogueCoordinator: StackCoordinator {
    weak var delegate: (any CatalogueCoordinatorDelegate)?

    override func start() {
      super.start()
      let list = BooksViewController(title: "Catalogue") { [shelf] in shelf.books }
      list.delegate = self
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Profile",
        primaryAction: UIAction { [weak self] _ in self?.showProfile() }
      )
      navigationController.tabBarItem = UITabBarItem(
        title: "Catalogue",
        image: UIImage(systemName: "books.vertical"),
        tag: 0
      )
      navigationController.setViewControllers([list], animated: false)
    }

    private func showProfile() {
      guard navigationController.viewControllers.count == 1 else { return }
      let profile = ProfileViewController(reader: shelf.reader ?? "")
      profile.onSignOut = { [weak self] in self?.signOut() }
      navigationController.pushViewController(profile, animated: true)
    }

    private func signOut() {
      delegate?.catalogueCoordinatorDidSignOut(self)
    }
  }
}
