import UIKit

/// What there is to buy.
final class ShoppingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shopping"
    let label = UILabel()
    label.text = text
    show(rows: [label])
  }

  private var text: String {
    guard let bread = Plan.shared.bread else { return "Nothing to buy" }
    return "Buy one \(bread.name), \(bread.price) crowns"
  }
}
