import UIKit

/// What has been bought.
final class ReceiptViewController: UIViewController {
  private let text: String

  init(name: String, price: Int) {
    text = "One \(name), \(price) crowns"
    super.init(nibName: nil, bundle: nil)
    title = "Thank you"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = text
    show(rows: [label])
  }
}
