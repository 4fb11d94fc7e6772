import UIKit

extension Delegates {
  /// One tab: a list of books, and the books that were opened from it.
  @MainActor
  class StackCoordinator: NSObject, Coordinator {
    var childCoordinators: [any Coordinator] = []
    let navigationController = UINavigationController()
    let shelf: Shelf

    init(shelf: Shelf) { self.shelf = shelf }

    func start() {
      navigationController.delegate = self
    }

    /// The books on the stack, the lowest first.
    var books: [Book] { bookCoordinators.map(\.book) }

    /// Puts books on the stack in place of what is above the list.
    func show(only books: [Book]) {
      let children = books.map(makeChild)
      childCoordinators += children
      let stack = navigationController.viewControllers.prefix(1) + children.map(\.viewController)
      navigationController.setViewControllers(Array(stack), animated: true)
      // Out of sight, the delegate may hear nothing of it.
      removeLeftChildren()
    }

    /// Puts a book on top of the stack.
    func show(_ book: Book) {
      let child = makeChild(book)
      startChild(child)
      navigationController.pushViewController(child.viewController, animated: true)
    }

    /// Takes away the sheet that a book's flow has opened.
    func cancelBorrowing() {
      for child in bookCoordinators { child.cancelBorrowing() }
    }

    private var bookCoordinators: [BookCoordinator] {
      childCoordinators.compactMap { $0 as? BookCoordinator }
    }

    private func makeChild(_ book: Book) -> BookCoordinator {
      let child = BookCoordinator(book: book, shelf: shelf)
      child.delegate = self
      return child
    }

    private func removeLeftChildren() {
      let stack = navigationController.viewControllers
      for child in bookCoordinators where !stack.contains(child.viewController) {
        removeChild(child)
      }
    }
  }
}

extension Delegates.StackCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    removeLeftChildren()
  }
}

extension Delegates.StackCoordinator: Delegates.BooksViewControllerDelegate {
  func booksViewController(_ controller: Delegates.BooksViewController, didSelect book: Book) {
    // A second tap comes when the first has pushed already.
    guard navigationController.topViewController === controller else { return }
    show(book)
  }
}

extension Delegates.StackCoordinator: Delegates.BookCoordinatorDelegate {
  func bookCoordinator(_ child: Delegates.BookCoordinator, didSelect book: Book) {
    guard navigationController.topViewController === child.viewController else { return }
    show(book)
  }
}
