import Testing
import UIKit

extension OneWorld {
  /// "Split view" of the list of behaviours: which columns are seen.
  @MainActor
  struct SplitDisplayTests {
    private final class Listener: NSObject, UISplitViewControllerDelegate {
      var shown: [UISplitViewController.Column] = []

      func splitViewController(
        _ svc: UISplitViewController,
        willShow column: UISplitViewController.Column
      ) {
        shown.append(column)
      }
    }

    private let list = A()
    private let detail = B()

    private func makeSplit() -> UISplitViewController {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      return split
    }

    // DOC: `hide(_:)` and `show(_:)`, and the delegate's willHide and willShow.
    @Test func tabletHidesAColumnAndBringsItBack() {
      let phone = Phone(on: .tablet)
      let (split, listener) = (makeSplit(), Listener())
      phone.show(split)
      split.delegate = listener
      #expect(split.displayMode == .oneBesideSecondary)
      let log = phone.log { split.hide(.primary) }
      #expect(log.contains("Listener.willHide(primary)") && log.contains("A.viewDidDisappear"))
      #expect(list.view.window == nil && detail.view.window != nil)
      #expect(split.displayMode == .secondaryOnly)
      #expect(split.viewController(for: .primary) === list && list.splitViewController === split)
      let back = phone.log { split.show(.primary) }
      #expect(back.contains("Listener.willShow(primary)") && back.contains("A.viewDidAppear"))
      #expect(list.view.window != nil && listener.shown == [.primary])
      #expect(phone.log { split.show(.primary) } == [], "it is there")
      #expect(phone.log { split.hide(.secondary) } == [], "the last column stays")
    }

    @Test func columnThatIsSetAgainStaysWhereItIs() {
      let phone = Phone(on: .tablet)
      let split = makeSplit()
      phone.show(split)
      split.setViewController(list, for: .primary)
      phone.runtime.settle()
      #expect(list.splitViewController === split && list.view.window != nil)
    }

    // DOC: preferredDisplayMode.
    @Test func tabletFollowsThePreferredDisplayMode() {
      let phone = Phone(on: .tablet)
      let split = UISplitViewController(style: .tripleColumn)
      let middle = C()
      split.setViewController(list, for: .primary)
      split.setViewController(middle, for: .supplementary)
      split.setViewController(detail, for: .secondary)
      split.preferredDisplayMode = .oneBesideSecondary
      phone.show(split)
      #expect(!list.isViewLoaded && middle.view.window != nil && detail.view.window != nil)
      #expect(split.displayMode == .oneBesideSecondary)
      split.preferredDisplayMode = .twoBesideSecondary
      phone.runtime.settle()
      #expect(list.view.window != nil && split.displayMode == .twoBesideSecondary)
      split.preferredDisplayMode = .secondaryOnly
      phone.runtime.settle()
      #expect(list.view.window == nil && middle.view.window == nil)
      #expect(split.displayMode == .secondaryOnly)
      split.preferredDisplayMode = .automatic
      phone.runtime.settle()
      #expect(split.displayMode == .twoBesideSecondary)
    }

    // DOC: a wish only: collapsed, one column is seen whatever it is.
    @Test func phoneKeepsTheWishAndShowsOneColumn() {
      let phone = Phone()
      let split = makeSplit()
      split.preferredDisplayMode = .oneBesideSecondary
      phone.show(split)
      #expect(split.isCollapsed && split.displayMode == .secondaryOnly)
      #expect(split.preferredDisplayMode == .oneBesideSecondary)
    }
  }
}
