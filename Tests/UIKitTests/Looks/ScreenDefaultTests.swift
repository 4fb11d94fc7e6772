import Testing
import UIKit

extension OneWorld {
  /// What fresh lists, controllers and parts of the app are like, as Apple's documentation says.
  @MainActor
  struct ScreenDefaultTests {
    @Test func tables() {
      let (table, cell) = (UITableView(), UITableViewCell(style: .default, reuseIdentifier: nil))
      expect(table.allowsSelection, is: true)
      expect(table.allowsMultipleSelection, is: false)
      expect(table.rowHeight, is: UITableView.automaticDimension)
      expect(table.estimatedRowHeight, is: UITableView.automaticDimension)
      expect(UITableView.automaticDimension, is: -1)
      expect(table.numberOfSections, is: 1)
      expect(table.numberOfRows(inSection: 0), is: 0)
      expect(cell.isSelected, is: false)
      expect(cell.isHighlighted, is: false)
      expect(UITableViewController(style: .plain).clearsSelectionOnViewWillAppear, is: true)
      let swipe = UISwipeActionsConfiguration(actions: [])
      expect(swipe.performsFirstActionWithFullSwipe, is: true)
    }

    @Test func collections() {
      let (layout, cell) = (UICollectionViewFlowLayout(), UICollectionViewCell(frame: .zero))
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      expect(collection.allowsSelection, is: true)
      expect(collection.allowsMultipleSelection, is: false)
      expect(collection.numberOfSections, is: 1)
      expect(collection.numberOfItems(inSection: 0), is: 0)
      expect(cell.isSelected, is: false)
      expect(cell.isHighlighted, is: false)
      expect(layout.itemSize, is: CGSize(width: 50, height: 50))
      expect(layout.minimumLineSpacing, is: 10)
      expect(layout.minimumInteritemSpacing, is: 10)
      expect(layout.sectionHeadersPinToVisibleBounds, is: false)
      let controller = UICollectionViewController(collectionViewLayout: layout)
      expect(controller.clearsSelectionOnViewWillAppear, is: true)
    }

    @Test func controllers() {
      let controller = A()
      expect(controller.isModalInPresentation, is: false)
      expect(controller.definesPresentationContext, is: false)
      expect(controller.hidesBottomBarWhenPushed, is: false)
      expect(controller.extendedLayoutIncludesOpaqueBars, is: false)
      expect(controller.isEditing, is: false)
      expect(controller.shouldAutomaticallyForwardAppearanceMethods, is: true)
      expect(controller.shouldAutorotate, is: true)
      expect(controller.prefersStatusBarHidden, is: false)
      expect(controller.prefersHomeIndicatorAutoHidden, is: false)
      expect(controller.canBecomeFirstResponder, is: false)
      expect(controller.canResignFirstResponder, is: true)
    }

    @Test func navigation() {
      let (item, navigation) = (UINavigationItem(title: "A"), UINavigationController())
      expect(item.hidesBackButton, is: false)
      expect(item.leftItemsSupplementBackButton, is: false)
      expect(item.hidesSearchBarWhenScrolling, is: true)
      expect(navigation.isToolbarHidden, is: true)
      expect(navigation.hidesBarsOnSwipe, is: false)
      expect(navigation.navigationBar.prefersLargeTitles, is: false)
      expect(navigation.navigationBar.isTranslucent, is: true)
      expect(UIBarButtonItem(systemItem: .add).isEnabled, is: true)
    }

    @Test func searches() {
      let search = UISearchController(searchResultsController: nil)
      expect(search.obscuresBackgroundDuringPresentation, is: true)
      expect(search.hidesNavigationBarDuringPresentation, is: true)
      expect(search.isActive, is: false)
      expect(search.searchBar.showsCancelButton, is: false)
      expect(search.searchBar.text, is: "")
    }

    @Test func scenesAndActivities() throws {
      let link = try #require(URL(string: "shop://items"))
      expect(UIOpenURLContext(url: link).options.openInPlace, is: false)
      expect(UIScene.OpenExternalURLOptions().universalLinksOnly, is: false)
      expect(UIApplication.shared.isIdleTimerDisabled, is: false)
      expect(NSUserActivity(activityType: "shop").isEligibleForHandoff, is: true)
      expect(UIWindow().isKeyWindow, is: false)
    }
  }
}
