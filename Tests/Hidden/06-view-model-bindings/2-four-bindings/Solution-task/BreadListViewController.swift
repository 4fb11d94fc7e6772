import UIKit

/// Today's bread.
final class BreadListViewController: UIViewController {
  private let viewModel: BreadListViewModel
  private let summaryLabel = UILabel()

  init(viewModel: BreadListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    summaryLabel.text = viewModel.summary
    let breads = viewModel.breads.map { bread in
      button(bread.name) { [viewModel] in viewModel.choose(bread) }
    }
    show(rows: [summaryLabel] + breads)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bind()
    viewModel.load()
  }

  private func bind() {
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
  }

  private func update() {
    summaryLabel.text = viewModel.summary
  }
}
