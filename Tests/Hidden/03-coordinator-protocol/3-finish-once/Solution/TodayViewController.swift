import UIKit

/// Lists the day's bread, and says what is in the customer's bag.
final class TodayViewController: UIViewController {
  private let viewModel: TodayViewModel
  private let bagLabel = UILabel()

  init(viewModel: TodayViewModel) {
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
    let goodbye = button("Next customer") { [viewModel] in
      viewModel.sayGoodbye()
    }
    show(rows: [bagLabel] + breads + [favourites, goodbye])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bagLabel.text = viewModel.bagText
  }
}
