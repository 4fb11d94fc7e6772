import UIKit

extension Delegates {
  /// What a `BorrowViewController` tells its coordinator.
  @MainActor
  protocol BorrowViewControllerDelegate: AnyObject {
    func borrowViewController(_ controller: BorrowViewController, didChoose weeks: Int)
    func borrowViewControllerDidCancel(_ controller: BorrowViewController)
  }

  /// Asks how long the reader wants to keep a book.
  final class BorrowViewController: StackViewController {
    weak var delegate: (any BorrowViewControllerDelegate)?

    init(book: Book) { super.init(title: "Borrow \(book.title)") }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in self?.cancel() }
      )
      add(
        button("Two weeks") { [weak self] in self?.choose(2) },
        button("Four weeks") { [weak self] in self?.choose(4) }
      )
    }

    private func choose(_ weeks: Int) {
      delegate?.borrowViewController(self, didChoose: weeks)
    }

    private func cancel() { delegate?.borrowViewControllerDidCancel(self) }
  }
}
