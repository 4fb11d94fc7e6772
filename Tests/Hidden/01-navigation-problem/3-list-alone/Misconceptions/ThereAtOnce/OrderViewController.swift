import UIKit

/// What has been ordered, and the way back to the beginning.
final class OrderViewController: UIViewController {
  private let basket: Basket

  init(basket: Basket) {
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
    title = "Ordered"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = basket.breads.map(\.name).joined(separator: ", ")
    let summary = UILabel()
    summary.text = "In your basket: \(breads)"
    let done = button("Done") { [weak self] in self?.goBack() }
    show(rows: [summary, done])
  }

  private func goBack() {
    navigationController?.popToRootViewController(animated: true)
  }
}
