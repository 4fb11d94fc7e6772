import UIKit

/// Today's bread, as a table.
final class BreadListViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  private let viewModel: BreadListViewModel
  private let customer: String
  private let session: Session
  private let repository: BreadRepository
  private let tableView = UITableView()
  /// What the table shows; it changes together with the table.
  private var rows: [BreadRow] = []

  init(
    viewModel: BreadListViewModel,
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

  override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "bread"
    )
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Sign out") { [viewModel] _ in
        viewModel.signOut()
      }
    )
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
    viewModel.onChosen = { [weak self] bread in
      self?.open(bread)
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    repository.fetch()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    repository.onChange = { [weak viewModel] in
      viewModel?.update()
    }
    viewModel.update()
  }

  /// Shows what the view model has now.
  private func update() {
    rows = viewModel.rows
    tableView.reloadData()
  }

  /// Shows a bread, if the list is still in front.
  private func open(_ bread: Bread) {
    guard navigationController?.topViewController === self else {
      return
    }
    let viewModel = BreadViewModel(bread: bread, repository: repository)
    let screen = BreadViewController(
      viewModel: viewModel,
      customer: customer,
      session: session,
      repository: repository
    )
    navigationController?.pushViewController(screen, animated: true)
  }

  private func signOut() {
    session.customer = nil
    view.window?.showFirstScreen(session: session, repository: repository)
  }

  // MARK: What the table asks

  func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "bread",
      for: indexPath
    )
    let row = rows[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = row.name
    content.secondaryText = row.note
    cell.contentConfiguration = content
    return cell
  }

  // MARK: What the table tells

  func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.choose(rows[indexPath.row].id)
  }
}
