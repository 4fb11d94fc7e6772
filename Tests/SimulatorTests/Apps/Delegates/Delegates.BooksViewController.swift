import UIKit

extension Delegates {
  /// What a `BooksViewController` tells its coordinator.
  @MainActor
  protocol BooksViewControllerDelegate: AnyObject {
    func booksViewController(_ controller: BooksViewController, didSelect book: Book)
  }

  /// Lists books.
  final class BooksViewController: UIViewController {
    weak var delegate: (any BooksViewControllerDelegate)?

    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let makeBooks: () -> [Book]
    private var books: [Book] = []

    init(title: String, books: @escaping () -> [Book]) {
      makeBooks = books
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func loadView() {
      tableView.dataSource = self
      tableView.delegate = self
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
      view = tableView
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      books = makeBooks()
      tableView.reloadData()
    }
  }
}

extension Delegates.BooksViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = books[indexPath.row].title
    content.secondaryText = books[indexPath.row].author
    cell.contentConfiguration = content
    return cell
  }
}

extension Delegates.BooksViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.booksViewController(self, didSelect: books[indexPath.row])
  }
}
