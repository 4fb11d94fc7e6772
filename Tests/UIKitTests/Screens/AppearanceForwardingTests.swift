import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Containers that pass appearance on themselves, and what a view's controller is told of layout.
  @MainActor
  struct AppearanceForwardingTests {
    private final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    private let container = Container()
    private let child = Teller()
    private let phone = Phone()

    init() {
      container.addChild(child)
      container.view.addSubview(child.view)
    }

    // DOC (shouldAutomaticallyForwardAppearanceMethods): false leaves it to the container.
    @Test func childHearsOnlyWhatItsContainerPassesOn() {
      phone.show(container)
      #expect(child.news == [])
      child.beginAppearanceTransition(true, animated: true)
      #expect(child.news == ["will, animated"])
      child.endAppearanceTransition()
      #expect(child.news == ["is, animated", "did, animated"])
      child.view.removeFromSuperview()
      #expect(child.news == [])
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      #expect(child.news == ["will go", "gone"])
    }

    @Test func whatIsSaidTwiceIsToldOnce() {
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
      #expect(child.news == ["will", "is", "did"])
      child.beginAppearanceTransition(false, animated: false)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
      #expect(child.news == ["will go", "gone"])
    }

    // DOC (beginAppearanceTransition): a change may be turned round before its end.
    @Test func comingMayBeTurnedRound() {
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      #expect(child.news == ["will, animated", "will go, animated", "gone, animated"])
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(child.news == ["will", "is", "did", "will go", "will", "is", "did"])
    }

    // DOC (viewWillLayoutSubviews): around the view's own layoutSubviews.
    @Test func controllerIsToldBeforeAndAfterLayout() {
      final class Board: UIView {
        var onLayout: () -> Void = {}
        override func layoutSubviews() { onLayout() }
      }
      final class Planner: UIViewController {
        var order: [String] = []
        override func loadView() {
          let board = Board()
          board.onLayout = { [unowned self] in order.append("layout") }
          view = board
        }
        override func viewWillLayoutSubviews() { order.append("will") }
        override func viewDidLayoutSubviews() { order.append("did") }
      }
      let planner = Planner()
      phone.show(planner)
      #expect(planner.order == ["will", "layout", "did"])
    }

    @Test func replacedViewIsItsControllersNoMore() {
      let old: UIView = child.view
      child.view = UIView()
      #expect(old.next !== child && child.view.next === child)
      child.view = nil
      #expect(!child.isViewLoaded)
    }

    @Test func childWithoutAViewInItsParentsIsNotSeen() {
      let (parent, hidden) = (A(), Teller())
      parent.addChild(hidden)
      hidden.loadViewIfNeeded()
      phone.show(parent)
      #expect(hidden.news == [])
    }

    @Test func viewOfAStrangerBringsNobodyIn() {
      let (parent, stranger) = (A(), Teller())
      phone.show(parent)
      parent.view.addSubview(stranger.view)
      phone.runtime.settle()
      stranger.view.removeFromSuperview()
      #expect(stranger.news == [])
    }
  }
}
