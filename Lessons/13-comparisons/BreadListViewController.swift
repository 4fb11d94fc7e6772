import UIKit

/// Today's bread.
final class BreadListViewController: UIViewController {
  let viewModel: BreadListViewModel
  private let summary = UILabel()

  init(viewModel: BreadListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = viewModel.breads.map { bread in
      button(bread.name) { [viewModel] in viewModel.choose(bread) }
    }
    show(rows: [summary] + breads)
    update()
    viewModel.onChange = { [weak self] in
      self?.update()
    }
  }

  private func update() { summary.text = viewModel.summary }
}
