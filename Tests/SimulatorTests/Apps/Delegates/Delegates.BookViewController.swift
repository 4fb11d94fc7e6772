import UIKit

extension Delegates {
  /// What a `BookViewController` tells its coordinator.
  @MainActor
  protocol BookViewControllerDelegate: AnyObject {
    func bookViewControllerDidTapBorrow(_ controller: BookViewController)
    func bookViewControllerDidTapAuthor(_ controller: BookViewController)
  }

  /// Shows a book.
  final class BookViewController: StackViewController {
    weak var delegate: (any BookViewControllerDelegate)?

    /// How long the reader may keep the book; nil while it is not lent.
    var weeks: Int? {
      didSet { if isViewLoaded { showLoan() } }
    }

    private let book: Book
    private let loanLabel = UILabel()
    private lazy var borrowButton = button("Borrow") { [weak self] in self?.borrow() }

    init(book: Book) {
      self.book = book
      super.init(title: book.title)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let authorLabel = UILabel()
      authorLabel.text = "by \(book.author)"
      let more = button("More by \(book.author)") { [weak self] in self?.showMore() }
      add(authorLabel, loanLabel, borrowButton, more)
      showLoan()
    }

    private func showLoan() {
      loanLabel.text = weeks.map { "Yours for \($0) weeks" }
      loanLabel.isHidden = weeks == nil
      borrowButton.isEnabled = weeks == nil
    }

    private func borrow() { delegate?.bookViewControllerDidTapBorrow(self) }
    private func showMore() { delegate?.bookViewControllerDidTapAuthor(self) }
  }
}
