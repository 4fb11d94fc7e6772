import UIKit

/// Asks who the reader is.
final class SignInViewController: StackViewController {
  /// The reader has given a name.
  var onSignIn: ((String) -> Void)?

  private let nameField = UITextField()

  init() { super.init(title: "Sign in") }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.textContentType = .username
    add(nameField, button("Sign in") { [weak self] in self?.signIn() })
  }

  private func signIn() {
    guard let name = nameField.text, !name.isEmpty else { return }
    onSignIn?(name)
  }
}
