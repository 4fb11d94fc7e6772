import UIKit

/// Today's bread.
final class BreadListViewController: UIViewController {
  private let viewModel: BreadListViewModel
  private let basket: Basket

  init(viewModel: BreadListViewModel, basket: Basket) {
    self.viewModel = viewModel
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      rows: viewModel.breads.map { bread in
        button(bread.name) { [weak self] in self?.open(bread) }
      }
    )
  }

  private func open(_ bread: Bread) {
    let breadModel = BreadViewModel(bread: bread, basket: basket)
    navigationController?.pushViewController(
      BreadViewController(viewModel: breadModel),
      animated: true
    )
    viewModel.choose(bread)
  }
}
