import Testing
import UIKit

extension OneWorld {
  /// "Split view" of the list of behaviours.
  @MainActor
  struct SplitViewTests {
    private final class Chooser: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }

    private let list = A()
    private let detail = B()

    private func makeSplit() -> UISplitViewController {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      return split
    }

    // DOC: column style: `setViewController(_:for:)`.
    @Test func tabletShowsTheColumnsSideBySide() {
      let phone = Phone(on: .tablet)
      let split = makeSplit()
      phone.show(split)
      #expect(!split.isCollapsed)
      #expect(list.view.window != nil && detail.view.window != nil)
      #expect(split.viewController(for: .secondary) === detail)
      #expect(detail.navigationController?.parent === split)
    }

    @Test func tabletReplacesAColumnInPlace() {
      let phone = Phone(on: .tablet)
      let split = makeSplit()
      phone.show(split)
      let other = C()
      split.showDetailViewController(other, sender: nil)
      phone.runtime.settle()
      #expect(detail.view.window == nil && other.view.window != nil && list.view.window != nil)
      #expect(other.splitViewController === split)
    }

    // DOC: `topColumnForCollapsing`; without it the last column is in front on a phone.
    @Test func phoneShowsTheLastColumnUnlessTheDelegateChooses() {
      let phone = Phone()
      phone.show(makeSplit())
      #expect(detail.view.window != nil && !list.isViewLoaded)
    }

    @Test func phoneShowsTheColumnThatTheDelegateChooses() {
      let phone = Phone()
      let split = makeSplit()
      let chooser = Chooser()
      split.delegate = chooser
      phone.show(split)
      #expect(list.view.window != nil && !detail.isViewLoaded)
    }

    // DOC: `show(_)`.
    @Test func showBringsAColumnInFrontOnAPhone() {
      let phone = Phone()
      let split = makeSplit()
      let chooser = Chooser()
      split.delegate = chooser
      phone.show(split)
      split.show(.secondary)
      phone.runtime.settle()
      #expect(detail.view.window != nil && list.view.window == nil)
      #expect(detail.splitViewController === split)
      list.navigationController?.userTappedBack()
      phone.runtime.settle()
      #expect(list.view.window != nil && detail.view.window == nil)
      split.show(.secondary)
      split.hide(.secondary)
      phone.runtime.settle()
      #expect(list.view.window != nil)
    }

    // DOC: `.compact` shown when collapsed.
    @Test func phoneShowsTheCompactColumn() {
      let phone = Phone()
      let split = makeSplit()
      let compact = C()
      split.setViewController(compact, for: .compact)
      phone.show(split)
      #expect(compact.view.window != nil && !list.isViewLoaded && !detail.isViewLoaded)
    }

    @Test func splitViewIsFreed() {
      weak var freed: UISplitViewController?
      let phone = Phone()
      do {
        let split = makeSplit()
        freed = split
        phone.show(split)
        #expect(freed != nil)
      }
      phone.window.rootViewController = C()
      phone.runtime.settle()
      #expect(freed == nil)
    }

    // DOC: the delegate is asked with the column that UIKit proposes, once, when it collapses.
    @Test func delegateIsAskedForTheTopColumnOnce() {
      final class Curious: NSObject, UISplitViewControllerDelegate {
        var proposed: [UISplitViewController.Column] = []
        func splitViewController(
          _ svc: UISplitViewController,
          topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
          proposed.append(proposedTopColumn)
          return .supplementary
        }
      }
      let phone = Phone()
      let (split, curious) = (UISplitViewController(style: .tripleColumn), Curious())
      let middle = C()
      split.delegate = curious
      split.setViewController(list, for: .primary)
      split.setViewController(middle, for: .supplementary)
      split.setViewController(detail, for: .secondary)
      phone.show(split)
      #expect(curious.proposed == [.secondary] && middle.view.window != nil)
      phone.show(A())
      phone.show(split)
      #expect(curious.proposed == [.secondary])
    }

    // DOC: with a compact column there is no stack for `show(_:)` to bring a column in front of.
    @Test func compactColumnStaysWhatIsShown() {
      let phone = Phone()
      let split = makeSplit()
      let compact = C()
      split.setViewController(compact, for: .compact)
      phone.show(split)
      split.show(.secondary)
      phone.runtime.settle()
      #expect(compact.view.window != nil && detail.viewIfLoaded?.window == nil)
      #expect(compact.splitViewController === split)
    }

    // DOC: collapsed, `show(.primary)` goes back to the first column.
    @Test func showOfTheFirstColumnGoesBackToIt() {
      let phone = Phone()
      let split = makeSplit()
      phone.show(split)
      split.show(.primary)
      phone.runtime.settle()
      #expect(list.view.window != nil && detail.view.window == nil)
      list.navigationController?.pushViewController(C(), animated: false)
      split.show(.secondary)
      phone.runtime.settle()
      #expect(detail.view.window != nil)
      split.show(.primary)
      phone.runtime.settle()
      #expect(list.navigationController?.viewControllers.count == 2, "what is its own stays")
    }
  }
}
