import UIKit

/// Reads one layer of the screen: bar, content, tabs.
@MainActor
struct LayerReader {
  private(set) var screen = Screen()
  private(set) var touchables: [Touchable] = []
  private(set) var fields: [TypedField] = []
  private(set) var settings: [AdjustableControl] = []
  private(set) var refreshables: [UIScrollView] = []

  /// Reads what a layer's root shows.
  init(_ root: UIViewController, style: Screen.Style) {
    screen.style = style
    let line = root.frontLine
    guard let front = line.last else { return }
    screen.title = firstText(front.navigationItem.title, front.title)
    if let split = line.lazy.compactMap({ $0 as? UISplitViewController }).first {
      for column in split.shownColumns.dropLast() { readColumn(column) }
    }
    readBars(of: root.frontNavigations.filter { !$0.isNavigationBarHidden })
    readContent(of: line)
    if let tabs = line.lazy.compactMap({ $0 as? UITabBarController }).first {
      readTabs(of: tabs)
    }
  }

  /// Reads a column beside the last one: its title stands as a header above its buttons and content.
  private mutating func readColumn(_ column: UIViewController) {
    let reader = LayerReader(column, style: .window)
    let inner = reader.screen
    let back = inner.backLabel.map { [Screen.Button(label: $0)] } ?? []
    let bar = back + inner.leadingBarButtons + inner.trailingBarButtons
    screen.content += [.header(inner.title ?? "")] + bar.map { .button($0) } + inner.content
    touchables += reader.touchables
    fields += reader.fields
    settings += reader.settings
    refreshables += reader.refreshables
  }

  /// Reads the bar of the innermost navigation controller, and the nearest way back.
  private mutating func readBars(of navigations: [UINavigationController]) {
    guard let item = navigations.first?.wholeStack.last?.navigationItem else { return }
    screen.hasBar = true
    screen.title = firstText((item.titleView as? UILabel)?.text, item.title, screen.title)
    for navigation in navigations {
      guard screen.backLabel == nil, let label = navigation.backLabel else { continue }
      screen.backLabel = label
      touchables.append(Touchable(button: Screen.Button(label: label), target: .back(navigation)))
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
    if let search = shown?.navigationItem.searchController {
      reader.add(search.searchBar, isSearching: search.isActive)
    }
    reader.read(view)
    let isColumn = !screen.content.isEmpty
    screen.content += (isColumn ? [.header(screen.title ?? "")] : []) + reader.elements
    touchables += reader.touchables
    fields += reader.fields
    settings += reader.settings
    refreshables += reader.refreshables
  }

  /// Whether the chosen tab's stack holds a pushed controller that the tab bar goes for.
  private func hidesBar(of tabs: UITabBarController) -> Bool {
    guard let navigation = tabs.selectedViewController as? UINavigationController else {
      return false
    }
    return navigation.wholeStack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  private mutating func readTabs(of tabs: UITabBarController) {
    guard !tabs.tabBar.isHidden, !hidesBar(of: tabs) else { return }
    for (index, child) in tabs.barControllers.enumerated() {
      let button = Screen.Button(
        label: child.tabTitle,
        isSelected: child === tabs.selectedBarController
      )
      screen.tabs.append(button)
      touchables.append(Touchable(button: button, target: .tab(tabs, index)))
    }
  }
}
