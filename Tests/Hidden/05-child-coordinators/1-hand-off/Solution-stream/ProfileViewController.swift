import UIKit

/// Shows who is signed in.
final class ProfileViewController: UIViewController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = name
    show(rows: [label])
  }
}
