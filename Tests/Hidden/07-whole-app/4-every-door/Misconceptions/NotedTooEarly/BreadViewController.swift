import UIKit

/// One bread.
final class BreadViewController: UIViewController {
  private let viewModel: BreadViewModel
  private let stockLabel = UILabel()

  init(viewModel: BreadViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let give = button("Give it away") { [viewModel] in
      viewModel.give()
    }
    show(rows: [stockLabel, give])
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
    update()
  }

  private func update() {
    stockLabel.text = viewModel.stock
  }
}
