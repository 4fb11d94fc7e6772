import Observation
import UIKit

/// A screen of lines below one another.
///
/// All screens of the shop are pages; it is their view models that
/// differ.
final class PageViewController: UIViewController {
  let viewModel: any PageViewModel
  private let stack = UIStackView()

  init(viewModel: any PageViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    watch()
  }

  /// Shows the rows, and again whenever the bakery's books change.
  private func watch() {
    withObservationTracking {
      show(viewModel.rows)
    } onChange: { [weak self] in
      Task { @MainActor in self?.watch() }
    }
  }

  private func show(_ rows: [Row]) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for row in rows {
      stack.addArrangedSubview(makeView(row))
    }
  }

  private func makeView(_ row: Row) -> UIView {
    switch row {
    case .text(let text):
      let label = UILabel()
      label.text = text
      return label
    case .button(let title, let action):
      return UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { _ in action() }
      )
    }
  }

  private func layOut() {
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let frame = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: frame.topAnchor, constant: 24),
      stack.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
    ])
  }
}
