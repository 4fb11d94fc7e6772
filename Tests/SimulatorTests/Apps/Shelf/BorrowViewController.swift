import UIKit

/// Asks how long the reader wants to keep a book.
final class BorrowViewController: StackViewController {
  /// The reader has chosen a number of weeks.
  var onChoose: ((Int) -> Void)?

  /// The reader does not want the book.
  var onCancel: (() -> Void)?

  init(book: Book) { super.init(title: "Borrow \(book.title)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.onCancel?() }
    )
    add(
      button("Two weeks") { [weak self] in self?.onChoose?(2) },
      button("Four weeks") { [weak self] in self?.onChoose?(4) }
    )
  }
}
