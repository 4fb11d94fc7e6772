/// The navigation controller of the tabs that the bar has no room for.
///
/// Its root lists them; the one that the user selects is pushed, and is the tab bar controller's again
/// once it is popped.
@MainActor
final class UIMoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?

  init(for tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    let list = UIMoreListController(for: tabs)
    push(list, animated: false)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The tab that is shown over the list, or nil.
  var shownTab: UIViewController? { storedChildren.dropFirst().first }

  /// Shows a tab over the list, or the list alone.
  func show(tab: UIViewController?, animated: Bool) {
    guard shownTab !== tab else { return }
    if shownTab != nil { _ = pop(to: 0, animated: animated) }
    guard let tab else { return }
    tabs?.lend(tab)
    admit(tab, animated: animated)
  }

  override func didLetGo(_ controller: UIViewController) {
    tabs?.takeBack(controller)
  }
}
