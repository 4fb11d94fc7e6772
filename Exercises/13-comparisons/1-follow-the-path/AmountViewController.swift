import UIKit

/// How many of a bread.
final class AmountViewController: UIViewController {
  var onTaken: ((String) -> Void)?
  var onDeclined: (() -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "How many?"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let amounts = ["One", "Two"].map { amount in
      button(amount) { [weak self] in self?.onTaken?(amount) }
    }
    let decline = button("Not now") { [weak self] in self?.onDeclined?() }
    show(rows: amounts + [decline])
  }
}
