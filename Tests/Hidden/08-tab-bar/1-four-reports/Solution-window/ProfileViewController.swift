import UIKit

/// Shows who is signed in.
final class ProfileViewController: UIViewController {
  private let customer: String

  init(customer: String) {
    self.customer = customer
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UILabel()
    name.text = customer
    show(rows: [name])
  }
}
