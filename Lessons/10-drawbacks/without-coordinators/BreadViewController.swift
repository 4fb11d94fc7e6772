import UIKit

/// One bread.
final class BreadViewController: UIViewController {
  private let viewModel: BreadViewModel
  private let customer: String
  private let session: Session
  private let repository: BreadRepository
  private let stockLabel = UILabel()
  private let noteLabel = UILabel()

  init(
    viewModel: BreadViewModel,
    customer: String,
    session: Session,
    repository: BreadRepository
  ) {
    self.viewModel = viewModel
    self.customer = customer
    self.session = session
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let favourite = button("Favourite") { [viewModel] in
      viewModel.makeFavourite()
    }
    let order = button("Order") { [viewModel] in viewModel.order() }
    show(rows: [stockLabel, noteLabel, favourite, order])
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
    viewModel.onOrder = { [weak self] bread in
      self?.order(bread)
    }
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    repository.onChange = { [weak viewModel] in
      viewModel?.update()
    }
  }

  private func update() {
    stockLabel.text = viewModel.stock
    noteLabel.text = viewModel.note
  }

  /// Shows an order on a sheet, unless one is under way.
  private func order(_ bread: Bread) {
    guard presentedViewController == nil else { return }
    let viewModel = OrderViewModel(bread: bread, repository: repository)
    let screen = OrderViewController(
      viewModel: viewModel,
      bread: bread,
      customer: customer,
      session: session,
      repository: repository
    )
    let sheet = UINavigationController(rootViewController: screen)
    sheet.isModalInPresentation = true
    present(sheet, animated: true)
  }
}
