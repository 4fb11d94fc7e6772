import UIKit

/// One bread; it makes and pushes the next screen.
final class PlainBreadViewController: UIViewController {
  /// For the list: this screen does nothing with it but hand it on.
  var onOrdered: ((Order) -> Void)?
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
    super.init(nibName: nil, bundle: nil)
    title = bread.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let price = UILabel()
    price.text = "\(bread.price) crowns"
    let order = button("Order") { [weak self] in self?.order() }
    show(rows: [price, order])
  }

  private func order() {
    let next = PlainAmountViewController(bread: bread)
    next.onOrdered = onOrdered
    navigationController?.pushViewController(next, animated: true)
  }
}
