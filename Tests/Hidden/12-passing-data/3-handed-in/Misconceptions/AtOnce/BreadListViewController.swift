import UIKit

/// The breads of which one can be chosen.
final class BreadListViewController: UIViewController {
  var onChosen: ((Bread) -> Void)?
  private let breads: [Bread]

  init(breads: [Bread]) {
    self.breads = breads
    super.init(nibName: nil, bundle: nil)
    title = "Bread"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      rows: breads.map { bread in
        button(bread.name) { [weak self] in self?.onChosen?(bread) }
      }
    )
  }
}
