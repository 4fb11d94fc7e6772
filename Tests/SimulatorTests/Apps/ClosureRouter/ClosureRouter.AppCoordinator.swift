import UIKit

extension ClosureRouter {
  /// The root of the tree, which never ends: it decides which flow has the window.
  final class AppCoordinator: Coordinator<Never> {
    private let window: UIWindow
    private let shelf: Shelf
    private var restored: Bookmark?
    private var pendingLink: BookLink?
    private weak var main: MainCoordinator?

    init(window: UIWindow, shelf: Shelf, bookmark: Bookmark?) {
      self.window = window
      self.shelf = shelf
      restored = bookmark
    }

    /// Where the reader is; nil while nobody is signed in.
    var bookmark: Bookmark? { main?.bookmark }

    override func start() {
      if shelf.reader == nil {
        runAuth()
      } else {
        runMain()
      }
      window.makeKeyAndVisible()
    }

    /// Shows a book, at once or as soon as somebody has signed in.
    func open(_ link: BookLink) {
      pendingLink = link
      openPendingLink()
    }

    private func openPendingLink() {
      guard let main, let link = pendingLink else { return }
      pendingLink = nil
      main.open(link)
    }

    private func runAuth() {
      let auth = AuthCoordinator(shelf: shelf)
      run(auth) { [weak self] reader in
        self?.shelf.reader = reader
        self?.runMain()
      }
      window.rootViewController = auth.router.navigationController
    }

    private func runMain() {
      let main = MainCoordinator(shelf: shelf, bookmark: restored)
      restored = nil
      self.main = main
      run(main) { [weak self] in
        self?.shelf.reader = nil
        self?.runAuth()
      }
      window.rootViewController = main.tabBarController
      openPendingLink()
    }
  }
}
