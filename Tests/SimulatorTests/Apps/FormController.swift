import UIKit

/// A controller that shows texts, fields and buttons, for the apps of these tests.
class FormController: UIViewController {
  private let parts: [UIView]

  init(_ title: String, _ parts: [UIView]) {
    self.parts = parts
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in parts { view.addSubview(part) }
  }
}

/// Makes a label.
@MainActor
func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

/// Makes a field.
@MainActor
func field(_ placeholder: String, isSecure: Bool = false) -> UITextField {
  let field = UITextField()
  field.placeholder = placeholder
  field.isSecureTextEntry = isSecure
  return field
}

/// Makes a button.
@MainActor
func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
  UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
}
