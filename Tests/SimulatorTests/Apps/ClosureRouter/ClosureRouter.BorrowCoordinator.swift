import UIKit

extension ClosureRouter {
  /// Borrowing a book, on a sheet; it ends when the sheet has gone, with the weeks that were chosen.
  final class BorrowCoordinator: Coordinator<Int?> {
    private let book: Book
    private let router: Router
    private var weeks: Int?

    init(book: Book, router: Router) {
      self.book = book
      self.router = router
    }

    override func start() {
      let borrow = BorrowViewController(book: book)
      borrow.onChoose = { [weak self] weeks in
        self?.weeks = weeks
        self?.router.dismiss()
      }
      borrow.onCancel = { [weak self] in self?.router.dismiss() }
      router.present(UINavigationController(rootViewController: borrow)) { [weak self] in
        guard let self else { return }
        finish(weeks)
      }
    }
  }
}
