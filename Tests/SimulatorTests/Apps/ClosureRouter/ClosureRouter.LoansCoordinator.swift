import UIKit

extension ClosureRouter {
  /// The books that the reader has; it does not end by itself.
  final class LoansCoordinator: BooksCoordinator<Never> {
    init(shelf: Shelf) {
      super.init(title: "Loans", imageName: "bookmark", shelf: shelf)
    }

    override func listedBooks() -> [Book] { shelf.lentBooks }
  }
}
