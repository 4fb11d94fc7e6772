import UIKit

extension Delegates {
  /// The books that the reader has.
  @MainActor
  final class LoansCoordinator: StackCoordinator {
    override func start() {
      super.start()
      let list = BooksViewController(title: "Loans") { [shelf] in shelf.lentBooks }
      list.delegate = self
      navigationController.tabBarItem = UITabBarItem(
        title: "Loans",
        image: UIImage(systemName: "bookmark"),
        tag: 1
      )
      navigationController.setViewControllers([list], animated: false)
    }
  }
}
