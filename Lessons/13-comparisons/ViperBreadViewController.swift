import UIKit

/// V: one bread.
final class ViperBreadViewController: UIViewController {
  private let presenter: ViperBreadPresenter

  init(presenter: ViperBreadPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = presenter.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let price = UILabel()
    price.text = presenter.price
    let order = button("Order") { [presenter] in presenter.didOrder() }
    show(rows: [price, order])
  }
}
