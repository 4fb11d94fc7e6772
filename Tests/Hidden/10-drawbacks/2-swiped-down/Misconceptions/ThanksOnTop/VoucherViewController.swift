import UIKit

/// A present for whoever has rated.
final class VoucherViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "A voucher"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.text = "The next bun is on us."
    let keep = button("Keep it") { [weak self] in
      self?.dismiss(animated: true)
    }
    show(rows: [text, keep])
  }
}
