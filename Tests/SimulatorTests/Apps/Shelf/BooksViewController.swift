import UIKit

/// Lists books.
final class BooksViewController: UITableViewController {
  /// The reader wants to see a book.
  var onSelect: ((Book) -> Void)?

  private enum Section { case main }

  private let books: () -> [Book]
  private lazy var dataSource = makeDataSource()

  init(title: String, books: @escaping () -> [Book]) {
    self.books = books
    super.init(style: .plain)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    tableView.dataSource = dataSource
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
    snapshot.appendSections([.main])
    snapshot.appendItems(books())
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let book = dataSource.itemIdentifier(for: indexPath) else { return }
    onSelect?(book)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Book> {
    UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, book in
      let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = book.title
      content.secondaryText = book.author
      cell.contentConfiguration = content
      return cell
    }
  }
}
