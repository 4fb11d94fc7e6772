import UIKit

/// One bread.
final class BreadViewController: UIViewController {
  private let viewModel: BreadViewModel
  private let stockLabel = UILabel()
  private let noteLabel = UILabel()

  init(viewModel: BreadViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let favourite = button("Favourite") { [viewModel] in
      viewModel.makeFavourite()
    }
    let buy = button("Buy") { [viewModel] in viewModel.buy() }
    show(rows: [stockLabel, noteLabel, favourite, buy])
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
    update()
  }

  private func update() {
    stockLabel.text = viewModel.stock
    noteLabel.text = viewModel.note
  }
}
