import Foundation
import Testing
import UIKit

extension OneWorld {
  /// "Ownership" of the list of behaviours: who keeps whom alive, and who does not.
  @MainActor
  struct OwnershipTests {
    /// An app's object that plays every part which UIKit does not own.
    private final class Friend: NSObject, UITextFieldDelegate, UISearchBarDelegate,
      UISearchResultsUpdating, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
      UISplitViewControllerDelegate, UICollectionViewDataSource, UICollectionViewDelegate,
      UIAdaptivePresentationControllerDelegate, UIGestureRecognizerDelegate
    {
      func updateSearchResults(for searchController: UISearchController) {}

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { nil }

      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 0 }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    private static let parts: [(String, @MainActor (Friend) -> AnyObject)] = [
      ("text field's delegate", { friend in with(UITextField()) { $0.delegate = friend } }),
      ("search bar's delegate", { friend in with(UISearchBar()) { $0.delegate = friend } }),
      (
        "search controller's updater",
        { friend in
          with(UISearchController(searchResultsController: nil)) {
            $0.searchResultsUpdater = friend
          }
        }
      ),
      ("pages' data source", { friend in with(pages) { $0.dataSource = friend } }),
      ("pages' delegate", { friend in with(pages) { $0.delegate = friend } }),
      (
        "split view's delegate",
        { friend in with(UISplitViewController(style: .doubleColumn)) { $0.delegate = friend } }
      ),
      ("collection's data source", { friend in with(tiles) { $0.dataSource = friend } }),
      ("collection's delegate", { friend in with(tiles) { $0.delegate = friend } }),
      (
        "presentation controller's delegate",
        { friend in with(P()) { $0.presentationController?.delegate = friend } }
      ),
      (
        "gesture recognizer's delegate",
        { friend in with(UIScreenEdgePanGestureRecognizer()) { $0.delegate = friend } }
      ),
    ]

    private static var pages: UIPageViewController {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    private static var tiles: UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    private static func with<Owner: AnyObject>(
      _ owner: Owner,
      _ change: (Owner) -> Void
    ) -> AnyObject {
      change(owner)
      return owner
    }

    // DOC: data sources and delegates are weak.
    @Test func nobodyOwnsDelegatesAndDataSources() {
      for (part, make) in Self.parts {
        weak var friend: Friend?
        let owner: AnyObject
        do {
          let made = Friend()
          friend = made
          owner = make(made)
        }
        withExtendedLifetime(owner) { #expect(friend == nil, "\(part)") }
      }
    }

    // MEM: a controller owns its navigationItem, made on demand.
    @Test func controllerOwnsItsItem() {
      weak var item: UINavigationItem?
      do {
        let a = A()
        item = a.navigationItem
        #expect(item != nil && a.navigationItem === item)
      }
      #expect(item == nil)
    }

    // The presenter owns the presented; not the other way.
    @Test func presentedControllerDoesNotOwnItsPresenter() {
      let (phone, p) = (Phone(), P())
      weak var presenter: A?
      do {
        let a = A()
        presenter = a
        phone.show(a)
        a.present(p, animated: true)
        phone.runtime.settle()
        a.dismiss(animated: true)
        phone.runtime.settle()
      }
      phone.show(B())
      #expect(presenter == nil && p.presentingViewController == nil)
    }

    // MEM: each kind of container owns its controllers.
    @Test func containersOwnTheirControllers() {
      let navigation = UINavigationController()
      let tabs = UITabBarController()
      let split = UISplitViewController(style: .doubleColumn)
      weak var pushed: A?
      weak var tab: B?
      weak var column: C?
      do {
        let (a, b, c) = (A(), B(), C())
        (pushed, tab, column) = (a, b, c)
        navigation.viewControllers = [a]
        tabs.viewControllers = [b]
        split.setViewController(c, for: .primary)
      }
      #expect(pushed != nil && tab != nil && column != nil)
      navigation.viewControllers = []
      tabs.viewControllers = []
      split.setViewController(nil, for: .primary)
      #expect(pushed == nil && tab == nil && column == nil)
    }
  }
}
