import UIKit

/// Today's bread.
final class BreadListViewController: UIViewController {
  /// Called with the bread that was tapped.
  var onBread: ((Bread) -> Void)?
  /// Called when My favourites was tapped.
  var onFavourites: (() -> Void)?

  /// For the screens that come after this one.
  var errand: Errand?

  private let breads: [Bread]

  init(breads: [Bread]) {
    self.breads = breads
    super.init(nibName: nil, bundle: nil)
    title = "Today's bread"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = breads.map { bread in
      button(bread.name) { [weak self] in self?.onBread?(bread) }
    }
    let favourites = button("My favourites") { [weak self] in
      self?.onFavourites?()
    }
    show(rows: rows + [favourites])
  }
}
