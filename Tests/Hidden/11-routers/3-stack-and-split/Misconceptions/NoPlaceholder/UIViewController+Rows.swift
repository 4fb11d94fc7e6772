import UIKit

extension UIViewController {
  /// Shows views below one another, from the top of the screen.
  func show(rows: [UIView]) {
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let frame = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: frame.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(
        equalTo: frame.leadingAnchor,
        constant: 24
      ),
      stack.trailingAnchor.constraint(
        equalTo: frame.trailingAnchor,
        constant: -24
      ),
    ])
  }

  /// Makes a button that does one thing.
  func button(
    _ title: String,
    action: @escaping @MainActor () -> Void
  ) -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { _ in action() }
    )
  }
}
