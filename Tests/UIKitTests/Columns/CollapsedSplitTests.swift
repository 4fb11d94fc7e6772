import Testing
import UIKit

extension OneWorld {
  /// A split view on a phone: one stack.
  ///
  /// DOC (UISplitViewController): the columns are put onto the first column's navigation controller.
  @MainActor
  struct CollapsedSplitTests {
    private final class Listener: NSObject, UISplitViewControllerDelegate {}

    private let list = A()
    private let detail = B()
    private let split = UISplitViewController(style: .doubleColumn)
    private let listener = Listener()
    private let phone = Phone()

    init() {
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
    }

    private var told: [String] { phone.log.filter { $0.hasPrefix("Listener") } }

    private func showSplit() {
      phone.show(split)
      split.delegate = listener
    }

    @Test func columnIsToldThatItGoesIn() {
      #expect(
        phone.log { split.setViewController(UINavigationController(), for: .primary) } == [
          "UINavigationController.willMove(toParent: nil)",
          "UINavigationController.didMove(toParent: nil)",
          "UINavigationController.willMove(toParent: UISplitViewController)",
          "UINavigationController.didMove(toParent: UISplitViewController)",
        ]
      )
      #expect(split.children.count == 1 && list.splitViewController == nil)
    }

    @Test func shownColumnMovesAnimatedAndTellsTheDelegate() {
      showSplit()
      phone.clear()
      split.show(.primary)
      phone.runtime.turn()
      #expect(told == ["Listener.willShow(primary)"])
      #expect(list.transitionCoordinator?.isAnimated == true)
      phone.runtime.settle()
      split.show(.secondary)
      phone.runtime.turn()
      #expect(told == ["Listener.willShow(primary)", "Listener.willShow(secondary)"])
      #expect(list.transitionCoordinator?.isAnimated == true)
    }

    @Test func hiddenColumnMovesAnimatedAndTellsTheDelegate() {
      showSplit()
      phone.clear()
      split.hide(.secondary)
      phone.runtime.turn()
      #expect(told == ["Listener.willHide(secondary)"])
      #expect(list.transitionCoordinator?.isAnimated == true)
      phone.runtime.settle()
      #expect(list.view.window != nil && phone.log { split.hide(.secondary) } == [])
      #expect(phone.log { split.show(.supplementary) } == [], "there is no such column")
    }

    // DOC (show): asked for before the split view comes, it decides what is in front.
    @Test func columnShownBeforehandIsInFront() {
      split.delegate = listener
      split.show(.primary)
      phone.show(split)
      #expect(list.view.window != nil && !detail.isViewLoaded)
      #expect(!told.contains("Listener.topColumnForCollapsing"))
    }

    @Test func showOfWhatIsInFrontChangesNothing() {
      showSplit()
      split.show(.secondary)
      phone.runtime.settle()
      #expect(detail.view.window != nil && list.navigationController?.viewControllers.count == 2)
    }

    @Test func newDetailTakesThePlaceOfTheOld() {
      showSplit()
      let other = C()
      split.setViewController(other, for: .secondary)
      phone.runtime.turn()
      #expect(other.view.window != nil && detail.view.window == nil)
      #expect(detail.splitViewController == nil && phone.runtime.isSettled, "not animated")
      split.setViewController(nil, for: .secondary)
      phone.runtime.settle()
      #expect(list.view.window != nil && list.navigationController?.viewControllers.count == 1)
    }

    @Test func newListTakesThePlaceOfTheOld() {
      showSplit()
      let other = C()
      split.setViewController(other, for: .primary)
      phone.runtime.settle()
      #expect(other.view.window != nil && list.view.window == nil)
      #expect(split.children == [other.navigationController])
    }

    @Test func splitViewWithOneColumnShowsIt() {
      let single = UISplitViewController(style: .doubleColumn)
      single.setViewController(C(), for: .secondary)
      phone.show(single)
      #expect(single.viewController(for: .secondary)?.view.window != nil)
      #expect(phone.log { single.hide(.secondary) } == [], "there is nothing below it")
    }
  }
}
