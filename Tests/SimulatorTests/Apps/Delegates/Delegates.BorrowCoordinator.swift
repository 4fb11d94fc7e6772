import UIKit

extension Delegates {
  /// What a `BorrowCoordinator` tells its parent.
  @MainActor
  protocol BorrowCoordinatorDelegate: AnyObject {
    /// The reader wants the book; the child has nothing more to do.
    func borrowCoordinator(_ child: BorrowCoordinator, didChoose weeks: Int)

    /// The reader does not want the book; the child has nothing more to do.
    func borrowCoordinatorDidCancel(_ child: BorrowCoordinator)
  }

  /// Borrowing a book, on a sheet.
  @MainActor
  final class BorrowCoordinator: NSObject, Coordinator {
    var childCoordinators: [any Coordinator] = []
    weak var delegate: (any BorrowCoordinatorDelegate)?
    private let book: Book
    private weak var presenter: UIViewController?

    init(book: Book, presenter: UIViewController) {
      self.book = book
      self.presenter = presenter
    }

    func start() {
      let borrow = BorrowViewController(book: book)
      borrow.delegate = self
      let sheet = UINavigationController(rootViewController: borrow)
      sheet.presentationController?.delegate = self
      presenter?.present(sheet, animated: true)
    }
  }
}

extension Delegates.BorrowCoordinator: Delegates.BorrowViewControllerDelegate {
  func borrowViewController(
    _ controller: Delegates.BorrowViewController,
    didChoose weeks: Int
  ) {
    presenter?.dismiss(animated: true)
    delegate?.borrowCoordinator(self, didChoose: weeks)
  }

  func borrowViewControllerDidCancel(_ controller: Delegates.BorrowViewController) {
    presenter?.dismiss(animated: true)
    delegate?.borrowCoordinatorDidCancel(self)
  }
}

extension Delegates.BorrowCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.borrowCoordinatorDidCancel(self)
  }
}
