import Observation
import UIKit

/// One bread.
///
/// Not final, so that the faults can change how it speaks and listens.
class BreadViewController: UIViewController {
  let viewModel: BreadViewModel
  let stockLabel = UILabel()

  init(viewModel: BreadViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let price = UILabel()
    price.text = viewModel.price
    let order = button("Order") { [weak self] in self?.order() }
    let bakeMore = button("Bake more") { [viewModel] in
      viewModel.bakeMore()
    }
    show(rows: [price, stockLabel, order, bakeMore])
    watch()
  }

  /// Shows the stock now, and again after every change.
  func watch() {
    withObservationTracking {
      update()
    } onChange: { [weak self] in
      Task { @MainActor in self?.watch() }
    }
  }

  func update() {
    stockLabel.text = viewModel.stock
  }

  func order() { viewModel.order() }
}
