import UIKit

/// V: how many of a bread.
final class ViperAmountViewController: UIViewController {
  private let presenter: ViperAmountPresenter

  init(presenter: ViperAmountPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = presenter.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let amounts = presenter.amounts.map { amount in
      button(amount.rawValue) { [presenter] in presenter.didTake(amount) }
    }
    let decline = button("Not now") { [presenter] in
      presenter.didDecline()
    }
    show(rows: amounts + [decline])
  }
}
