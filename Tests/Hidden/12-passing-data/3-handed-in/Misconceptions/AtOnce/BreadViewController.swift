import UIKit

/// One bread, which can be taken.
final class BreadViewController: UIViewController {
  var onTake: (() -> Void)?
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
    let take = button("Take") { [weak self] in self?.onTake?() }
    show(rows: [price, take])
  }
}
