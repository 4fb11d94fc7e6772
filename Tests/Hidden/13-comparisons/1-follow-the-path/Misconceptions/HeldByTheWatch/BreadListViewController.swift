import Observation
import UIKit

/// Today's bread, and what was ordered last.
final class BreadListViewController: UIViewController {
  private let model: ShopModel
  private let summary = UILabel()

  init(model: ShopModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Today's bread"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = Bread.today.map { bread in
      button(bread.name) { [model] in model.open(bread.name) }
    }
    show(rows: [summary] + breads)
    watch()
  }

  private func watch() {
    withObservationTracking {
      summary.text = model.summary
    } onChange: { [weak self] in
      Task { @MainActor in self?.watch() }
    }
  }
}
