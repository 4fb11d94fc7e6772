import Testing
import UIKit

extension OneWorld {
  /// Containers inside containers: what is inside comes with what is outside, no sooner and no later.
  @MainActor
  struct ContainerInContainerTests {
    private let screen = Teller()
    private let phone = Phone()

    private static let kinds: [@MainActor (UIViewController) -> UIViewController] = [
      { UINavigationController(rootViewController: $0) },
      { screen in
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        return tabs
      },
      { screen in
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(screen, for: .primary)
        return split
      },
      { screen in
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        pages.setViewControllers([screen], direction: .forward, animated: false)
        return pages
      },
    ]

    @Test(arguments: 0..<4) func childContainerInFrontComesAtOnce(kind: Int) {
      let (parent, container) = (A(), Self.kinds[kind](screen))
      phone.show(parent)
      parent.addChild(container)
      parent.view.addSubview(container.view)
      phone.runtime.turn()
      #expect(screen.news == ["will", "is", "did"] && phone.runtime.isSettled)
      container.view.removeFromSuperview()
      #expect(screen.news == ["will go", "gone"])
    }

    @Test(arguments: [1, 3]) func pushedContainerComesWhenThePushEnds(kind: Int) {
      let navigation = UINavigationController(rootViewController: A())
      phone.show(navigation)
      navigation.pushViewController(Self.kinds[kind](screen), animated: true)
      phone.runtime.advance(by: .milliseconds(300))
      #expect(screen.news == ["will, animated", "is, animated"])
      phone.runtime.settle()
      #expect(screen.news == ["did, animated"])
      navigation.popViewController(animated: true)
      phone.runtime.settle()
      #expect(screen.news == ["will go, animated", "gone, animated"])
    }

    @Test(arguments: 0..<4) func containerOnAPageComesWhenThePageHasTurned(kind: Int) {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([A()], direction: .forward, animated: false)
      phone.show(pages)
      pages.setViewControllers([Self.kinds[kind](screen)], direction: .forward, animated: true)
      phone.runtime.advance(by: .milliseconds(300))
      #expect(screen.news == ["will, animated", "is, animated"])
      phone.runtime.settle()
      #expect(screen.news == ["did, animated"])
    }

    @Test(arguments: 0..<4) func containerInATabComesWithTheTab(kind: Int) {
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), Self.kinds[kind](screen)]
      phone.show(tabs)
      tabs.selectedIndex = 1
      phone.runtime.turn()
      #expect(screen.news == ["will", "is", "did"])
      tabs.selectedIndex = 0
      phone.runtime.turn()
      #expect(screen.news == ["will go", "gone"] && phone.runtime.isSettled)
    }

    @Test(arguments: 0..<4) func presentedContainerComesWithThePresentation(kind: Int) {
      let root = A()
      phone.show(root)
      root.present(Self.kinds[kind](screen), animated: true)
      phone.runtime.advance(by: .milliseconds(300))
      #expect(screen.news == ["will, animated", "is, animated"])
      phone.runtime.settle()
      #expect(screen.news == ["did, animated"])
    }
  }
}
