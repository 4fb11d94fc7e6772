import UIKit

/// What is about to be bought.
final class OrderViewController: UIViewController {
  /// Called when this screen leaves its stack.
  var onGone: (() -> Void)?

  private let viewModel: OrderViewModel
  private let contentLabel = UILabel()
  private let noteLabel = UILabel()

  init(viewModel: OrderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pay = button("Pay") { [viewModel] in viewModel.pay() }
    show(rows: [contentLabel, noteLabel, pay])
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
    update()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onGone?() }
  }

  private func update() {
    contentLabel.text = viewModel.text
    noteLabel.text = viewModel.note
  }
}
