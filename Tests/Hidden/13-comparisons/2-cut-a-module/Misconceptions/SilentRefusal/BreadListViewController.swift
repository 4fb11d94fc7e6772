import UIKit

/// Today's bread.
final class BreadListViewController: UIViewController {
  private let bakery: Bakery

  init(bakery: Bakery) {
    self.bakery = bakery
    super.init(nibName: nil, bundle: nil)
    title = "Today's bread"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      rows: bakery.names.map { name in
        button(name) { [weak self] in self?.open(name) }
      }
    )
  }

  private func open(_ name: String) {
    guard navigationController?.topViewController === self else { return }
    let screen = makeBreadScreen(name: name, bakery: bakery)
    navigationController?.pushViewController(screen, animated: true)
  }
}
