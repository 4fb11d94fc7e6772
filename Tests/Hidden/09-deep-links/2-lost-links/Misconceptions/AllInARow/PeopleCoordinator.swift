import UIKit

/// The tab with the people whom the customer knows.
@MainActor
final class PeopleCoordinator: RouteTarget {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any PeopleCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let directory: Directory

  init(directory: Directory) {
    self.directory = directory
  }

  func start() {
    navigationController.tabBarItem.title = "People"
    navigationController.setViewControllers([makeList()], animated: false)
  }

  private func makeList() -> UIViewController {
    let people = directory.users.map { user in
      ListRow(title: user.name) { [weak self] in
        self?.choose(user)
      }
    }
    let signOut = ListRow(title: "Sign out") { [weak self] in
      self?.signOut()
    }
    return ListViewController(
      viewModel: ListViewModel(title: "People", rows: people + [signOut])
    )
  }

  /// Shows a person, if the list is still in front.
  private func choose(_ user: User) {
    guard navigationController.viewControllers.count == 1 else { return }
    navigationController.pushViewController(
      makeUser(user),
      animated: true
    )
  }

  private func makeUser(_ user: User) -> UIViewController {
    UserViewController(viewModel: UserViewModel(user: user))
  }

  private func signOut() {
    delegate?.peopleCoordinatorDidSignOut(self)
  }

  // MARK: Routes

  func canOpen(_ route: Route) -> Bool {
    user(of: route) != nil
  }

  func open(_ route: Route) {
    guard let user = user(of: route) else { return }
    let list = navigationController.viewControllers.prefix(1)
    navigationController.setViewControllers(
      list + [makeUser(user)],
      animated: false
    )
  }

  private func user(of route: Route) -> User? {
    guard case .user(let id) = route else { return nil }
    return directory.user(id)
  }
}
