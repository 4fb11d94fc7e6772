import UIKit

/// How many of a bread; it knows how far away the list is.
final class PlainAmountViewController: UIViewController {
  var onOrdered: ((Order) -> Void)?
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
    super.init(nibName: nil, bundle: nil)
    title = "How many?"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let amounts = Amount.allCases.map { amount in
      button(amount.rawValue) { [weak self] in self?.take(amount) }
    }
    let decline = button("Not now") { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
    show(rows: amounts + [decline])
  }

  private func take(_ amount: Amount) {
    onOrdered?(Order(amount: amount, bread: bread))
    navigationController?.popToRootViewController(animated: true)
  }
}
