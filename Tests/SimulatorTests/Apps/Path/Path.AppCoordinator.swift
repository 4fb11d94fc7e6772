import UIKit

extension Path {
  /// Gives the window to whoever has a right to it: a guest sees the entrance, a reader the tabs.
  @MainActor
  final class AppCoordinator {
    enum Flow {
      case entrance(StackPresenter)
      case tabs(TabsPresenter)
    }

    let navigator: Navigator
    private(set) var flow: Flow?
    private let window: UIWindow
    private var observer: Observer?

    init(window: UIWindow, navigator: Navigator) {
      self.window = window
      self.navigator = navigator
    }

    func start() {
      window.makeKeyAndVisible()
      observer = Observer { [weak self] in self?.follow() }
    }

    private func follow() {
      switch (navigator.isSignedIn, flow) {
      case (true, .tabs), (false, .entrance): break
      case (true, _): showTabs()
      case (false, _): showEntrance()
      }
    }

    private func showTabs() {
      let tabs = TabsPresenter(navigator: navigator)
      flow = .tabs(tabs)
      window.rootViewController = tabs.tabBarController
      tabs.sheet.start()
    }

    private func showEntrance() {
      let signIn = SignInViewController()
      signIn.onSignIn = { [navigator] reader in navigator.signIn(reader) }
      let stack = StackPresenter(
        root: signIn,
        read: { [navigator] in navigator.entrance },
        write: { [navigator] in navigator.entrance = $0 },
        screen: Screens(navigator: navigator).screen
      )
      flow = .entrance(stack)
      window.rootViewController = stack.navigationController
    }
  }
}
