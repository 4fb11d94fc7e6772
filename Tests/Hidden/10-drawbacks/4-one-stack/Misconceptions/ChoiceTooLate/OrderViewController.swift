import UIKit

/// What is about to be bought.
final class OrderViewController: UIViewController {
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
    let address = button("Address") { [viewModel] in
      viewModel.chooseAddress()
    }
    let pay = button("Pay") { [viewModel] in viewModel.pay() }
    show(rows: [contentLabel, noteLabel, address, pay])
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
    update()
  }

  private func update() {
    contentLabel.text = viewModel.text
    noteLabel.text = viewModel.note
  }
}
