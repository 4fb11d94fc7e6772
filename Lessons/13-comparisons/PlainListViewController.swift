import UIKit

/// Today's bread; it makes and pushes the next screen.
final class PlainListViewController: UIViewController {
  private let summary = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Today's bread"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    summary.text = "Nothing ordered"
    let breads = Bread.today.map { bread in
      button(bread.name) { [weak self] in self?.open(bread) }
    }
    show(rows: [summary] + breads)
  }

  private func open(_ bread: Bread) {
    let next = PlainBreadViewController(bread: bread)
    next.onOrdered = { [weak self] order in
      self?.summary.text = order.text
    }
    navigationController?.pushViewController(next, animated: true)
  }
}
