import Testing
import UIKit

extension OneWorld {
  /// A page view controller under the user's finger.
  @MainActor
  struct PageTests {
    private final class Book: NSObject, UIPageViewControllerDataSource,
      UIPageViewControllerDelegate
    {
      let pages = [A(), B()] as [UIViewController]
      var former: [UIViewController] = []
      var isFinished: Bool?

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
      ) {
        former = previousViewControllers
        isFinished = completed
      }
    }

    private let book = Book()
    private let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    private let phone: Phone

    init() {
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      phone = Phone(showing: pages)
    }

    private var told: [String] { phone.log.filter { $0.hasPrefix("Book") } }

    // DOC (UIPageViewControllerDelegate): willTransitionTo when the gesture begins,
    // didFinishAnimating when the page has turned.
    @Test func finishedSwipeTurnsThePage() {
      #expect(pages.userBeganSwipe(.forward))
      #expect(told == ["Book.willTransitionTo(B)"])
      #expect(pages.transitionCoordinator?.isInteractive == true)
      #expect(!pages.userBeganSwipe(.forward), "one at a time")
      pages.userFinishedSwipe()
      phone.runtime.settle()
      #expect(told == ["Book.willTransitionTo(B)", "Book.didFinishAnimating(turned)"])
      #expect(book.former == [book.pages[0]] && book.isFinished == true)
      #expect(pages.viewControllers == [book.pages[1]])
      pages.userSwipe(.reverse)
      phone.runtime.settle()
      #expect(pages.viewControllers == [book.pages[0]])
    }

    // DOC: transitionCompleted is false when the user lets the page go back.
    @Test func cancelledSwipeLeavesThePage() {
      pages.userBeganSwipe(.forward)
      phone.clear()
      pages.userCancelledSwipe()
      phone.runtime.settle()
      #expect(
        phone.log == [
          "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing",
          "A.viewDidAppear", "B.willMove(toParent: nil)", "B.didMove(toParent: nil)",
          "Book.didFinishAnimating(not turned)",
        ]
      )
      #expect(book.former == [book.pages[0]] && book.isFinished == false)
      #expect(pages.viewControllers == [book.pages[0]] && pages.children == [book.pages[0]])
      #expect(book.pages[0].view.window != nil && book.pages[1].view.window == nil)
    }

    @Test func pagesOutOfSightCannotBeTurned() {
      phone.show(C())
      #expect(!pages.userBeganSwipe(.forward) && told == [])
      #expect(pages.viewControllers == [book.pages[0]])
    }

    @Test func lastPageCannotBeTurned() {
      #expect(!pages.userBeganSwipe(.reverse))
      #expect(phone.log == [])
    }

    // DOC: a change in code does not tell the delegate.
    @Test func changeInCodeTellsNobody() {
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      phone.runtime.settle()
      #expect(told == [])
    }

    @Test func pageTurnedByItselfHasACoordinator() {
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      phone.runtime.turn()
      #expect(book.pages[1].transitionCoordinator != nil)
      phone.runtime.settle()
      #expect(pages.transitionCoordinator == nil)
    }
  }
}
