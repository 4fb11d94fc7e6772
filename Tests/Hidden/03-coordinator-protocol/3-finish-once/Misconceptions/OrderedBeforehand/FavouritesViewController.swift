import UIKit

/// The breads that the customer comes back for.
final class FavouritesViewController: UIViewController {
  private let viewModel: FavouritesViewModel

  init(viewModel: FavouritesViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = viewModel.breads.map { bread in
      button(bread.name) { [viewModel] in viewModel.choose(bread) }
    }
    let close = button("Close") { [viewModel] in viewModel.close() }
    show(rows: breads + [close])
  }
}
