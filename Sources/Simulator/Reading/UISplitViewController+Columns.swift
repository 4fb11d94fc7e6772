import UIKit

extension UISplitViewController {
  /// What is seen of the columns: all of them side by side or, collapsed, the one in front.
  var shownColumns: [UIViewController] { isCollapsed ? children.suffix(1) : viewControllers }

  /// What a shown column is called.
  func columnName(of controller: UIViewController) -> String {
    let isIn = { (column: Column) in
      self.viewController(for: column).map { $0 === controller || $0.parent === controller }
        ?? false
    }
    if isIn(.primary) { return "primary column" }
    return isIn(.supplementary) ? "supplementary column" : "secondary column"
  }
}
