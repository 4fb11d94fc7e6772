import UIKit

/// Reads one layer of the screen: bar, content, tabs.
@MainActor
struct LayerReader {
  private(set) var screen = Screen()
  private(set) var touchables: [Touchable] = []
  private(set) var fields: [TypedField] = []

  /// Reads what a layer's root shows.
  init(_ root: UIViewController, style: Screen.Style) {
    screen.style = style
    let line = root.frontLine
    guard let front = line.last else { return }
    screen.title = front.navigationItem.title ?? front.title
    if let navigation = line.last(where: { $0 is UINavigationController })
      as? UINavigationController
    {
      readBar(of: navigation)
    }
    readContent(of: line)
    if let tabs = line.first(where: { $0 is UITabBarController }) as? UITabBarController {
      readTabs(of: tabs)
    }
  }

  private mutating func readBar(of navigation: UINavigationController) {
    guard !navigation.isNavigationBarHidden, let top = navigation.topViewController else { return }
    screen.hasBar = true
    let item = top.navigationItem
    screen.title = firstText((item.titleView as? UILabel)?.text, item.title, top.title)
    if let label = navigation.backLabel {
      screen.backLabel = label
      touchables.append(
        Touchable(button: Screen.Button(label: label), target: .back(navigation))
      )
    }
    screen.leadingBarButtons = add(item.leftBarButtonItems ?? [])
    // The first trailing item is the outermost.
    screen.trailingBarButtons = add((item.rightBarButtonItems ?? []).reversed())
  }

  private mutating func add(_ items: [UIBarButtonItem]) -> [Screen.Button] {
    let touchables = items.filter { !$0.isSpace }.map(\.touchable)
    self.touchables += touchables
    return touchables.map(\.button)
  }

  /// The content is what the innermost controller shows that is no container of UIKit's.
  private mutating func readContent(of line: [UIViewController]) {
    let shown = line.first { !$0.isContainer }
    guard let view = shown?.viewIfLoaded else { return }
    var reader = ContentReader()
    reader.read(view)
    screen.content = reader.elements
    touchables += reader.touchables
    fields = reader.fields
  }

  private mutating func readTabs(of tabs: UITabBarController) {
    guard !tabs.tabBar.isHidden else { return }
    for (index, child) in (tabs.viewControllers ?? []).enumerated() {
      let button = Screen.Button(
        label: child.tabTitle,
        isSelected: child === tabs.selectedViewController
      )
      screen.tabs.append(button)
      touchables.append(Touchable(button: button, target: .tab(tabs, index)))
    }
  }
}
