import UIKit

extension UIViewController {
  /// A Boolean value that tells whether this is one of UIKit's containers, which show others and
  /// nothing of their own.
  var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }

  /// A Boolean value that tells whether this is one of the app's own screens.
  var isContent: Bool { !isContainer && !(self is UIAlertController) }

  /// The name of the controller's type, without its module.
  var typeName: String { _typeName(type(of: self), qualified: false) }

  /// The title that the user sees, or the type's name.
  var displayTitle: String {
    [navigationItem.title, title].compactMap(\.self).first { !$0.isEmpty } ?? typeName
  }

  /// The child that covers what the container itself shows; nil at the end of the way.
  var frontChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedBarController
    case let split as UISplitViewController: split.shownColumns.last
    default: children.last { $0.viewIfLoaded?.superview != nil }
    }
  }

  /// This controller and what it contains, each container before its content.
  var family: [UIViewController] { [self] + children.flatMap(\.family) }

  /// The navigation controllers around what is seen in front, the innermost first.
  ///
  /// One whose stack is shown as part of another's is left out.
  var frontNavigations: [UINavigationController] {
    frontLine.reversed().compactMap { ($0 as? UINavigationController)?.outermost }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The controllers from this one to what is seen in front, each in the one before.
  var frontLine: [UIViewController] { [self] + (frontChild?.frontLine ?? []) }
}

extension UIViewController {
  /// How a presented controller lies over what is beneath.
  var layerStyle: Screen.Style {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: .sheet
    default: .fullScreen
    }
  }

  /// What the tab bar says for this controller.
  var tabTitle: String {
    let texts = [
      tabBarItem?.title, title, (self as? UINavigationController)?.viewControllers.first?.title,
    ]
    return texts.compactMap(\.self).first { !$0.isEmpty } ?? typeName
  }
}

extension Screen.Style {
  /// The style's name in words.
  var name: String {
    switch self {
    case .window: "window"
    case .sheet: "sheet"
    case .fullScreen: "full screen"
    }
  }
}
