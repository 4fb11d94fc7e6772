import UIKit

extension Delegates {
  /// What a `BookCoordinator` tells its parent.
  @MainActor
  protocol BookCoordinatorDelegate: AnyObject {
    /// The reader wants to see another book; the child goes on meanwhile.
    func bookCoordinator(_ child: BookCoordinator, didSelect book: Book)
  }

  /// One book, and borrowing it.
  ///
  /// The parent puts its screen on the stack, and notices when it has left it.
  @MainActor
  final class BookCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    weak var delegate: (any BookCoordinatorDelegate)?
    let book: Book
    let viewController: BookViewController
    private let shelf: Shelf

    init(book: Book, shelf: Shelf) {
      self.book = book
      self.shelf = shelf
      viewController = BookViewController(book: book)
      viewController.delegate = self
      viewController.weeks = shelf.weeks[book.id]
    }

    func start() {}

    /// Takes the sheet away, if it is there.
    ///
    /// A dismissal in code tells no delegate, so the child goes here.
    func cancelBorrowing() {
      guard !childCoordinators.isEmpty else { return }
      childCoordinators.removeAll()
      viewController.dismissPresented()
    }
  }
}

extension Delegates.BookCoordinator: Delegates.BookViewControllerDelegate {
  func bookViewControllerDidTapBorrow(_ controller: Delegates.BookViewController) {
    guard childCoordinators.isEmpty else { return }
    let borrow = Delegates.BorrowCoordinator(book: book, presenter: controller)
    borrow.delegate = self
    startChild(borrow)
  }

  func bookViewControllerDidTapAuthor(_ controller: Delegates.BookViewController) {
    guard let other = shelf.another(like: book) else { return }
    delegate?.bookCoordinator(self, didSelect: other)
  }
}

extension Delegates.BookCoordinator: Delegates.BorrowCoordinatorDelegate {
  func borrowCoordinator(_ child: Delegates.BorrowCoordinator, didChoose weeks: Int) {
    removeChild(child)
    shelf.lend(book, weeks: weeks)
    viewController.weeks = weeks
  }

  func borrowCoordinatorDidCancel(_ child: Delegates.BorrowCoordinator) {
    removeChild(child)
  }
}
