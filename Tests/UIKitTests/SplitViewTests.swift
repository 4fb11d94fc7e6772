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
  }
}
