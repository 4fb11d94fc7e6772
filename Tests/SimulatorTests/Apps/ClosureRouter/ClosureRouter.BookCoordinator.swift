import UIKit

extension ClosureRouter {
  /// One book, and borrowing it; it ends when its screen has left the stack.
  final class BookCoordinator: Coordinator<Void> {
    /// The reader wants to see another book; the flow goes on meanwhile.
    var onAnother: ((Book) -> Void)?

    let book: Book
    private let shelf: Shelf
    private let router: Router
    private let isAnimated: Bool

    init(book: Book, shelf: Shelf, router: Router, animated: Bool) {
      self.book = book
      self.shelf = shelf
      self.router = router
      isAnimated = animated
    }

    override func start() {
      let screen = BookViewController(book: book, weeks: shelf.weeks[book.id])
      screen.onBorrow = { [weak self, weak screen] in
        self?.borrow { weeks in screen?.weeks = weeks }
      }
      screen.onAuthor = { [weak self, weak screen] in
        guard let self, router.topViewController === screen else { return }
        shelf.another(like: book).map { self.onAnother?($0) }
      }
      router.push(screen, animated: isAnimated) { [weak self] in self?.finish(()) }
    }

    private func borrow(then show: @escaping (Int) -> Void) {
      guard childCoordinators.isEmpty else { return }
      run(BorrowCoordinator(book: book, router: router)) { [weak self] weeks in
        guard let self, let weeks else { return }
        shelf.lend(book, weeks: weeks)
        show(weeks)
      }
    }
  }
}
