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
    let order = button("Order") { [viewModel] in viewModel.order() }
    let bakeMore = button("Bake more") { [viewModel] in
      viewModel.bakeMore()
    }
    show(rows: [stockLabel, order, bakeMore])
    update()
    bind()
  }

  private func bind() {
    viewModel.onDataUpdated = { [weak self] in
      Task { self?.update() }
    }
  }

  private func update() {
    stockLabel.text = viewModel.stock
  }
}
