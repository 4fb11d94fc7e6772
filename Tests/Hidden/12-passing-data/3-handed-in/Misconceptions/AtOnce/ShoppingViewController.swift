import UIKit

/// What there is to buy.
final class ShoppingViewController: UIViewController {
  private let plan: Plan

  init(plan: Plan) {
    self.plan = plan
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shopping"
    let label = UILabel()
    label.text = text
    show(rows: [label])
  }

  private var text: String {
    guard let bread = plan.bread else { return "Nothing to buy" }
    return "Buy one \(bread.name), \(bread.price) crowns"
  }
}
