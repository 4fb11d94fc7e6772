import UIKit

/// The breads that the customer comes back for.
final class FavouritesViewController: UIViewController {
  /// Called with the bread that was tapped.
  var onBread: ((Bread) -> Void)?

  /// For the screens that come after this one.
  var errand: Errand?

  private let breads: [Bread]

  init(breads: [Bread]) {
    self.breads = breads
    super.init(nibName: nil, bundle: nil)
    title = "My favourites"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = breads.map { bread in
      button(bread.name) { [weak self] in self?.onBread?(bread) }
    }
    show(rows: rows)
  }
}
