import UIKit

/// What is about to be given away.
final class GiftViewController: UIViewController {
  private let viewModel: GiftViewModel
  private let contentLabel = UILabel()

  init(viewModel: GiftViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
        viewModel.finish()
      }
    )
    let address = button("Address") { [viewModel] in
      viewModel.chooseAddress()
    }
    let send = button("Send") { [viewModel] in viewModel.finish() }
    show(rows: [contentLabel, address, send])
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
    update()
  }

  private func update() {
    contentLabel.text = viewModel.text
  }
}
