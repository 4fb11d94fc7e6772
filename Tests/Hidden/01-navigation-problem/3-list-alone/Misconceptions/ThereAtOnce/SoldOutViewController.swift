import UIKit

/// What a customer sees in place of a bread that is gone.
final class SoldOutViewController: UIViewController {
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
    super.init(nibName: nil, bundle: nil)
    title = "Sold out"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "\(bread.name) is back tomorrow at six."
    show(rows: [label])
  }
}
