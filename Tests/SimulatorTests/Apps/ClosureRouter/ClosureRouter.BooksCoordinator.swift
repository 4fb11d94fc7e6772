import UIKit

extension ClosureRouter {
  /// One tab: a list of books, and the books that were opened from it.
  class BooksCoordinator<Output>: Coordinator<Output> {
    let router = Router()
    let shelf: Shelf
    private let title: String
    private let imageName: String

    init(title: String, imageName: String, shelf: Shelf) {
      self.title = title
      self.imageName = imageName
      self.shelf = shelf
    }

    /// The books that are listed.
    func listedBooks() -> [Book] { shelf.books }

    override func start() {
      let list = BooksViewController(title: title) { [weak self] in self?.listedBooks() ?? [] }
      list.onSelect = { [weak self, weak list] book in
        // A second tap comes when the first has pushed already.
        guard let self, router.topViewController === list else { return }
        show(book)
      }
      prepare(list)
      router.setRoot(list)
      router.navigationController.tabBarItem.title = title
      router.navigationController.tabBarItem.image = UIImage(systemName: imageName)
    }

    /// Adds what only one of the tabs has.
    func prepare(_ list: BooksViewController) {}

    /// The books on the stack, the lowest first.
    var books: [Book] { childCoordinators.compactMap { ($0 as? BookCoordinator)?.book } }

    /// Puts a book on top of the stack.
    func show(_ book: Book, animated: Bool = true) {
      let child = BookCoordinator(book: book, shelf: shelf, router: router, animated: animated)
      child.onAnother = { [weak self] book in self?.show(book) }
      run(child) {}
    }

    /// Puts books on the stack in place of what is above the list.
    func show(only books: [Book]) {
      router.popToRoot(animated: false)
      for book in books { show(book, animated: false) }
    }
  }
}
