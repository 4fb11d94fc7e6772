import Testing
import UIKit

extension OneWorld {
  /// A split view on a tablet: columns side by side.
  @MainActor
  struct ExpandedSplitTests {
    private final class Listener: NSObject, UISplitViewControllerDelegate {}

    private let list = A()
    private let middle = C()
    private let detail = B()
    private let split = UISplitViewController(style: .tripleColumn)
    private let phone = Phone(on: .tablet)

    init() {
      split.setViewController(list, for: .primary)
      split.setViewController(middle, for: .supplementary)
      split.setViewController(detail, for: .secondary)
    }

    @Test func columnIsToldThatItGoesIn() {
      let double = UISplitViewController(style: .doubleColumn)
      let navigation = UINavigationController()
      #expect(
        phone.log {
          double.setViewController(navigation, for: .primary)
          double.setViewController(navigation, for: .primary)
          double.setViewController(nil, for: .primary)
        } == [
          "UINavigationController.willMove(toParent: UISplitViewController)",
          "UINavigationController.didMove(toParent: UISplitViewController)",
          "UINavigationController.willMove(toParent: nil)",
          "UINavigationController.didMove(toParent: nil)",
        ]
      )
      #expect(double.children == [])
    }

    @Test func columnsAreReplacedAndHiddenWithoutAnimation() {
      phone.show(split)
      let teller = Teller()
      split.setViewController(teller, for: .secondary)
      phone.runtime.turn()
      #expect(teller.news == ["will", "is", "did"] && detail.view.window == nil)
      let other = Teller()
      split.setViewController(other, for: .primary)
      phone.runtime.settle()
      _ = other.news
      split.hide(.primary)
      phone.runtime.settle()
      #expect(other.news == ["will go", "gone"])
    }

    @Test func hiddenColumnIsHiddenOnce() {
      let listener = Listener()
      phone.show(split)
      split.delegate = listener
      split.hide(.supplementary)
      split.hide(.supplementary)
      phone.runtime.settle()
      #expect(phone.log.filter { $0.hasPrefix("Listener") } == ["Listener.willHide(supplementary)"])
      #expect(split.displayMode == .oneBesideSecondary && list.view.window != nil)
      let double = UISplitViewController(style: .doubleColumn)
      double.delegate = listener
      #expect(phone.log { double.hide(.primary) } == [], "there is nothing to hide")
    }

    // DOC (UISplitViewController.DisplayMode), for two columns and for three.
    @Test(arguments: [
      (UISplitViewController.DisplayMode.oneBesideSecondary, 1, 1),
      (.oneOverSecondary, 1, 1), (.twoBesideSecondary, 1, 2), (.twoOverSecondary, 1, 2),
      (.secondaryOnly, 0, 0), (.automatic, 1, 2),
    ])
    func modeSaysHowManyAreBesideTheLast(
      mode: UISplitViewController.DisplayMode,
      ofTwo: Int,
      ofThree: Int
    ) {
      let double = UISplitViewController(style: .doubleColumn)
      double.setViewController(P(), for: .primary)
      double.setViewController(P(), for: .secondary)
      let modes: [UISplitViewController.DisplayMode] = [
        .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary,
      ]
      for (view, count) in [(double, ofTwo), (split, ofThree)] {
        view.preferredDisplayMode = mode
        phone.show(view)
        #expect(view.displayMode == modes[count])
        #expect(view.children.filter { $0.viewIfLoaded?.window != nil }.count == count + 1)
      }
    }

    @Test func columnsAreFoundAndWrapped() {
      let own = UINavigationController(rootViewController: P())
      split.setViewController(own, for: .secondary)
      let controllers = split.viewControllers
      #expect(controllers == [list.navigationController, middle.navigationController, own])
      #expect(split.viewController(for: .primary) === list)
      let compact = P()
      split.setViewController(compact, for: .compact)
      #expect(compact.navigationController == nil && compact.parent == nil)
    }

    // DOC (viewControllers): the classic interface has no navigation controllers of its own.
    @Test func classicInterfaceShowsWhatItIsGiven() {
      let classic = UISplitViewController()
      classic.viewControllers = [list, detail]
      phone.show(classic)
      #expect(classic.viewControllers == [list, detail] && classic.children == [list, detail])
      #expect(list.view.window != nil && detail.view.window != nil)
      classic.showDetailViewController(middle, sender: nil)
      phone.runtime.settle()
      #expect(classic.viewControllers == [list, middle] && detail.view.window == nil)
      classic.viewControllers = [list]
      phone.runtime.settle()
      #expect(classic.viewControllers == [list] && middle.view.window == nil)
    }

    // DOC (UISplitViewController): collapsing puts the second onto the first one's stack, so a phone
    // begins with the detail.
    @Test func classicInterfaceOnAPhoneBeginsWithTheDetail() {
      final class Chooser: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
          _ svc: UISplitViewController,
          topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
      }
      let phone = Phone()
      let (classic, chooser) = (UISplitViewController(), Chooser())
      classic.viewControllers = [UINavigationController(rootViewController: list), detail]
      classic.delegate = chooser
      phone.show(classic)
      #expect(detail.view.window != nil && !list.isViewLoaded, "that delegate is for columns")
      list.navigationController?.userTappedBack()
      phone.runtime.settle()
      #expect(list.view.window != nil)
    }

    @Test func wishesAreKept() {
      #expect(split.preferredPrimaryColumnWidthFraction == 0 && split.style == .tripleColumn)
      #expect(split.preferredPrimaryColumnWidth == 0 && split.maximumPrimaryColumnWidth == 0)
      #expect(split.minimumPrimaryColumnWidth == 0 && split.presentsWithGesture)
      #expect(!split.showsSecondaryOnlyButton && split.preferredSplitBehavior == .automatic)
    }
  }
}
