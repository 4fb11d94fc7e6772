import UIKit

/// One bread.
final class BreadViewController: UIViewController {
  var onOrder: (() -> Void)?
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
    let order = button("Order") { [weak self] in self?.onOrder?() }
    show(rows: [price, order])
  }
}
