import UIKit

extension Path {
  /// Shows a book, and how long the reader may keep it, whoever has lent it.
  final class ObservingBookViewController: BookViewController {
    private let shelf: Shelf
    private var observer: Observer?

    init(book: Book, shelf: Shelf) {
      self.shelf = shelf
      super.init(book: book, weeks: nil)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      observer = Observer { [weak self] in self?.showWeeks() }
    }

    private func showWeeks() { weeks = shelf.weeks[book.id] }
  }
}
