import Testing
import UIKit

extension OneWorld {
  /// Pages that are turned in code and by the user.
  @MainActor
  struct PageChangeTests {
    private let a = A()
    private let b = B()
    private let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .vertical
    )
    private let phone: Phone

    init() {
      phone = Phone(showing: pages)
    }

    // DOC (setViewControllers): the completion comes when the page has turned.
    @Test func completionComesWhenThePageHasTurned() {
      var completed: [Bool] = []
      pages.setViewControllers([a], direction: .forward, animated: false) { completed.append($0) }
      phone.runtime.turn()
      #expect(completed == [true] && a.view.window != nil && phone.runtime.isSettled)
      pages.setViewControllers([b], direction: .forward, animated: true) { completed.append($0) }
      phone.runtime.advance(by: .milliseconds(100))
      #expect(completed == [true] && b.transitionCoordinator != nil)
      phone.runtime.settle()
      #expect(completed == [true, true] && a.view.window == nil)
    }

    @Test func changeThatIsOvertakenCompletesWithFalse() {
      var completed: [String] = []
      for (name, page) in [("a", a), ("b", b)] as [(String, UIViewController)] {
        pages.setViewControllers([page], direction: .forward, animated: true) {
          completed.append("\(name) \($0)")
        }
      }
      #expect(completed == ["a false"])
      phone.runtime.settle()
      #expect(completed == ["a false", "b true"] && pages.viewControllers == [b])
    }

    @Test func pagesAreChildrenWhileTheyAreNeeded() {
      #expect(
        phone.log { pages.setViewControllers([a], direction: .forward, animated: false) }.prefix(2)
          == [
            "A.willMove(toParent: UIPageViewController)",
            "A.didMove(toParent: UIPageViewController)",
          ]
      )
      let log = phone.log { pages.setViewControllers([b], direction: .forward, animated: true) }
      #expect(log.suffix(2) == ["A.willMove(toParent: nil)", "A.didMove(toParent: nil)"])
      #expect(pages.children == [b] && a.parent == nil)
      let again = phone.log { pages.setViewControllers([b], direction: .forward, animated: true) }
      #expect(again == [], "it is there")
    }

    @Test func nothingToShowChangesNothing() {
      pages.setViewControllers([a], direction: .forward, animated: false)
      pages.setViewControllers(nil, direction: .forward, animated: false)
      pages.setViewControllers([], direction: .forward, animated: false)
      phone.runtime.settle()
      #expect(pages.viewControllers == [a] && a.view.window != nil)
      #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    }

    // DOC (UIPageViewControllerDataSource): without the methods there are no dots.
    @Test func thereAreNoDotsWithoutTheMethods() {
      final class Book: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
      }
      let book = Book()
      #expect(book.presentationCount(for: pages) == 0 && book.presentationIndex(for: pages) == 0)
      pages.dataSource = book
      #expect(!pages.userBeganSwipe(.forward), "there is no page")
      pages.setViewControllers([a], direction: .forward, animated: false)
      #expect(!pages.userBeganSwipe(.forward), "there is no other")
      #expect(a.view.window != nil, "what was asked for is done first")
    }

    @Test func swipeToldOfIsFinishedAndAnimated() {
      final class Reader: NSObject, UIPageViewControllerDelegate, UIPageViewControllerDataSource {
        let next = Teller()
        var pending: [UIViewController] = []
        var endings: [Bool] = []
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { next }
        func pageViewController(
          _ pageViewController: UIPageViewController,
          willTransitionTo pendingViewControllers: [UIViewController]
        ) { pending = pendingViewControllers }
        func pageViewController(
          _ pageViewController: UIPageViewController,
          didFinishAnimating finished: Bool,
          previousViewControllers: [UIViewController],
          transitionCompleted completed: Bool
        ) { endings += [finished, completed] }
      }
      let reader = Reader()
      (pages.dataSource, pages.delegate) = (reader, reader)
      pages.setViewControllers([a], direction: .forward, animated: false)
      pages.userSwipe(.forward)
      phone.runtime.settle()
      #expect(reader.next.news == ["will, animated", "is, animated", "did, animated"])
      #expect(reader.endings == [true, true] && reader.pending == [reader.next])
      pages.setViewControllers([b], direction: .reverse, animated: false)
      phone.runtime.settle()
      #expect(reader.endings == [true, true], "a change in code tells nobody")
    }

    @Test func pagesThatGoEndTheirTurn() {
      var isCompleted = false
      pages.setViewControllers([a], direction: .forward, animated: false)
      phone.runtime.settle()
      pages.setViewControllers([b], direction: .forward, animated: true) { isCompleted = $0 }
      phone.runtime.turn()
      let log = phone.logAtOnce { phone.window.rootViewController = C() }
      #expect(log.prefix(2) == ["A.viewDidDisappear", "B.viewDidAppear"] && isCompleted)
      #expect(log.contains("B.viewWillDisappear") && a.parent == nil)
    }

    // DOC (completionWithItemsHandler): when the sheet has gone, not when it is covered.
    @Test func sharingEndsOnceAndNotWhenItIsCovered() {
      var count = 0
      let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
      sheet.completionWithItemsHandler = { _, _, _, _ in count += 1 }
      pages.present(sheet, animated: false)
      phone.runtime.settle()
      b.modalPresentationStyle = .fullScreen
      sheet.present(b, animated: false)
      phone.runtime.settle()
      sheet.dismiss(animated: false)
      phone.runtime.settle()
      #expect(count == 0)
      pages.dismiss(animated: true)
      phone.runtime.settle()
      #expect(count == 1)
      let activity = UIActivity()
      #expect(!activity.canPerform(withActivityItems: []) && activity.activityTitle == nil)
    }
  }
}
