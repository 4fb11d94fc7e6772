import UIKit

/// Shows who is signed in.
final class ProfileViewController: StackViewController {
  /// The reader wants to leave.
  var onSignOut: (() -> Void)?

  private let reader: String

  init(reader: String) {
    self.reader = reader
    super.init(title: "Profile")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "You are \(reader)."
    add(label, button("Sign out") { [weak self] in self?.onSignOut?() })
  }
}
