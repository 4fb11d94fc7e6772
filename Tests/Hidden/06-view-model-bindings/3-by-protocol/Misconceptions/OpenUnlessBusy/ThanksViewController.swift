import UIKit

/// Thanks the customer.
final class ThanksViewController: UIViewController {
  private let crowns: Int

  init(crowns: Int) {
    self.crowns = crowns
    super.init(nibName: nil, bundle: nil)
    title = "Thank you"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "You have paid \(crowns) crowns."
    show(rows: [label])
  }
}
