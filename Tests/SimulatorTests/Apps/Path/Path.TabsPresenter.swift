import UIKit

extension Path {
  /// The two tabs of a reader who is signed in.
  @MainActor
  final class TabsPresenter: NSObject {
    let tabBarController = UITabBarController()
    private let navigator: Navigator
    let stacks: [StackPresenter]
    let sheet: SheetPresenter
    private var observer: Observer?

    init(navigator: Navigator) {
      self.navigator = navigator
      let screens = Screens(navigator: navigator)
      stacks = Place.Tab.allCases.map { tab in
        StackPresenter(
          root: screens.root(of: tab),
          read: { navigator.place[tab] },
          write: { navigator.place[tab] = $0 },
          screen: screens.screen
        )
      }
      tabBarController.viewControllers = stacks.map(\.navigationController)
      sheet = SheetPresenter(navigator: navigator, presenter: tabBarController)
      super.init()
      tabBarController.delegate = self
      observer = Observer { [weak self] in self?.follow() }
    }

    private func follow() {
      tabBarController.selectedIndex = navigator.place.tab.rawValue
    }
  }
}

extension Path.TabsPresenter: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    guard let tab = Path.Place.Tab(rawValue: tabBarController.selectedIndex) else { return }
    navigator.place.tab = tab
  }
}
