import UIKit

extension Delegates {
  /// The root of the tree: it decides which flow has the window.
  @MainActor
  final class AppCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    private let window: UIWindow
    private let shelf: Shelf
    private var restored: Bookmark?
    private var pendingLink: BookLink?
    private weak var tabs: TabsCoordinator?

    init(window: UIWindow, shelf: Shelf, bookmark: Bookmark?) {
      self.window = window
      self.shelf = shelf
      restored = bookmark
    }

    /// Where the reader is; nil while nobody is signed in.
    var bookmark: Bookmark? { tabs?.bookmark }

    func start() {
      if shelf.reader == nil {
        startAuth()
      } else {
        startTabs()
      }
      window.makeKeyAndVisible()
    }

    /// Shows a book, at once or as soon as somebody has signed in.
    func open(_ link: BookLink) {
      if let tabs {
        tabs.open(link)
      } else {
        pendingLink = link
      }
    }

    private func startAuth() {
      let auth = AuthCoordinator(shelf: shelf)
      auth.delegate = self
      startChild(auth)
      window.rootViewController = auth.navigationController
    }

    private func startTabs() {
      let tabs = TabsCoordinator(shelf: shelf, bookmark: restored)
      restored = nil
      tabs.delegate = self
      startChild(tabs)
      self.tabs = tabs
      window.rootViewController = tabs.tabBarController
      if let link = pendingLink {
        pendingLink = nil
        tabs.open(link)
      }
    }
  }
}

extension Delegates.AppCoordinator: Delegates.AuthCoordinatorDelegate {
  func authCoordinator(_ child: Delegates.AuthCoordinator, didSignInAs reader: String) {
    removeChild(child)
    shelf.reader = reader
    startTabs()
  }
}

extension Delegates.AppCoordinator: Delegates.TabsCoordinatorDelegate {
  func tabsCoordinatorDidSignOut(_ child: Delegates.TabsCoordinator) {
    removeChild(child)
    shelf.reader = nil
    startAuth()
  }
}
