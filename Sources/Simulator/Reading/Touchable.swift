import UIKit

/// Something on the screen that answers to a finger.
@MainActor
struct Touchable {
  /// What is touched.
  enum Target {
    case back(UINavigationController)
    case barButton(UIBarButtonItem)
    case control(UIControl)
    case segment(UISegmentedControl, Int)
    case row(UITableView, IndexPath)
    case item(UICollectionView, IndexPath)
    case tab(UITabBarController, Int)
    case endOfSearch(UISearchBar)
    case answer(UIAlertController, UIAlertAction)
  }

  /// How it is shown.
  var button: Screen.Button

  /// What is touched.
  var target: Target

  /// A Boolean value that tells whether it is a row of a table or an item of a collection.
  var isRow: Bool {
    switch target {
    case .row, .item: true
    default: false
    }
  }

  /// Does what a tap does.
  func tap() {
    switch target {
    case .back(let navigation): navigation.popping.userTappedBack()
    case .barButton(let item): item.userTap()
    case .control(let control): control.userTap()
    case .segment(let control, let index): control.userSelectSegment(at: index)
    case .row(let table, let path): table.userSelectRow(at: path)
    case .item(let items, let path): items.userSelectItem(at: path)
    case .tab(let tabs, let index): tabs.userTapTab(at: index)
    case .endOfSearch(let bar): bar.userTappedCancel()
    case .answer(let alert, let action): alert.userTap(action)
    }
  }
}
