import UIKit

/// Today's bread.
///
/// Not final, so that the faults can change how it listens.
class BreadListViewController: UIViewController {
  let viewModel: BreadListViewModel
  let summaryLabel = UILabel()

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
    let signOut = button("Sign out") { [viewModel] in
      viewModel.signOut()
    }
    show(rows: [summaryLabel] + breads + [signOut])
    update()
    bind()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.load()
  }

  /// Listens to the view model.
  func bind() {
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
  }

  func update() {
    summaryLabel.text = viewModel.summary
  }
}
