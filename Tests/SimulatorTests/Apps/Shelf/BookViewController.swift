import UIKit

/// Shows a book.
class BookViewController: StackViewController {
  /// The reader wants to borrow the book.
  var onBorrow: (() -> Void)?

  /// The reader wants to see another book of the author.
  var onAuthor: (() -> Void)?

  /// How long the reader may keep the book; nil while it is not lent.
  var weeks: Int? {
    didSet { showLoan() }
  }

  let book: Book
  private let loanLabel = UILabel()
  private lazy var borrowButton = button("Borrow") { [weak self] in self?.onBorrow?() }

  init(book: Book, weeks: Int?) {
    self.book = book
    self.weeks = weeks
    super.init(title: book.title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let authorLabel = UILabel()
    authorLabel.text = "by \(book.author)"
    let more = button("More by \(book.author)") { [weak self] in self?.onAuthor?() }
    add(authorLabel, loanLabel, borrowButton, more)
    showLoan()
  }

  private func showLoan() {
    loanLabel.text = weeks.map { "Yours for \($0) weeks" }
    loanLabel.isHidden = weeks == nil
    borrowButton.isEnabled = weeks == nil
  }
}
