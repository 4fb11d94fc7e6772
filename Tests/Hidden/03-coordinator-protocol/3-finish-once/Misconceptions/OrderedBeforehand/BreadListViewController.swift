import UIKit

/// Lists the day's bread, and says what is in the customer's basket.
final class BreadListViewController: UIViewController {
  private let viewModel: BreadListViewModel
  private let basketLabel = UILabel()

  init(viewModel: BreadListViewModel) {
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
    let favourites = button("My favourites") { [viewModel] in
      viewModel.openFavourites()
    }
    let goodbye = button("Leave the shop") { [viewModel] in
      viewModel.sayGoodbye()
    }
    show(rows: [basketLabel] + breads + [favourites, goodbye])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    basketLabel.text = viewModel.basketText
  }
}
