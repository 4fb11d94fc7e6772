import UIKit

/// A screen whose parts stand below each other.
class StackViewController: UIViewController {
  private let stackView = UIStackView()

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  /// Adds parts below those that are there.
  func add(_ parts: UIView...) {
    for part in parts { stackView.addArrangedSubview(part) }
  }

  /// Makes a button with which something is done to this screen.
  func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in action() })
  }
}
