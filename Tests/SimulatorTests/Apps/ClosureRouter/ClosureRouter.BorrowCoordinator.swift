import UIKit

extension ClosureRouter {
  /// Borrowing a book, on a sheet; it ends with the weeks that were chosen, or nil.
  final class BorrowCoordinator: Coordinator<Int?> {
    private let book: Book
    private let router: Router

    init(book: Book, router: Router) {
      self.book = book
      self.router = router
    }

    override func start() {
      let borrow = BorrowViewController(book: book)
      borrow.onChoose = { [weak self] weeks in
        guard let self else { return }
        // The result comes first: whoever waits for it may be gone when the sheet is.
        finish(weeks)
        router.dismiss()
      }
      borrow.onCancel = { [weak self] in self?.router.dismiss() }
      router.present(UINavigationController(rootViewController: borrow)) { [weak self] in
        self?.finish(nil)
      }
    }
  }
}
