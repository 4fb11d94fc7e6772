import Testing
import UIKit

extension OneWorld {
  /// What the appearance callbacks say of animation.
  ///
  /// DOC (viewWillAppear and the others): true if the change is animated. Code decides by it whether to
  /// animate along.
  @MainActor
  struct AppearanceFlagTests {
    private let screen = Teller()
    private let phone = Phone()
    private let comes = ["will", "is", "did"]
    private let goes = ["will go", "gone"]

    private func animated(_ names: [String]) -> [String] { names.map { $0 + ", animated" } }

    private func news(after change: () -> Void) -> [String] {
      change()
      phone.runtime.settle()
      return screen.news
    }

    @Test func rootOfAWindowComesAndGoesWithoutAnimation() {
      #expect(news { phone.show(screen) } == comes)
      #expect(news { phone.window.rootViewController = A() } == goes)
    }

    @Test(arguments: [true, false]) func pushAndPopSayWhatTheyWereAskedFor(isAnimated: Bool) {
      let navigation = UINavigationController(rootViewController: A())
      phone.show(navigation)
      let (came, gone) = isAnimated ? (animated(comes), animated(goes)) : (comes, goes)
      #expect(news { navigation.pushViewController(screen, animated: isAnimated) } == came)
      #expect(news { navigation.popViewController(animated: isAnimated) } == gone)
    }

    @Test func shownControllerAndBackButtonAreAnimated() {
      let navigation = UINavigationController(rootViewController: A())
      phone.show(navigation)
      #expect(news { navigation.show(screen, sender: nil) } == animated(comes))
      #expect(news { navigation.userTappedBack() } == animated(goes))
    }

    @Test func assignedStackIsNotAnimated() {
      let navigation = UINavigationController(rootViewController: A())
      phone.show(navigation)
      #expect(news { navigation.viewControllers = [screen] } == comes)
      #expect(news { navigation.viewControllers = [A()] } == goes)
    }

    @Test func swipeBackIsAnimatedBothWays() {
      let navigation = UINavigationController(rootViewController: A())
      navigation.pushViewController(screen, animated: false)
      phone.show(navigation)
      _ = screen.news
      let cancelled = news {
        navigation.beginInteractivePop()
        navigation.cancelInteractivePop()
      }
      #expect(cancelled == animated(["will go"] + comes))
      let below = Teller()
      navigation.setViewControllers([below, screen], animated: false)
      _ = news {
        navigation.beginInteractivePop()
        navigation.cancelInteractivePop()
      }
      #expect(below.news == animated(["will", "is"] + goes))
    }

    @Test(arguments: [true, false]) func presentationSaysWhatItWasAskedFor(isAnimated: Bool) {
      phone.show(A())
      let (came, gone) = isAnimated ? (animated(comes), animated(goes)) : (comes, goes)
      let root = phone.window.rootViewController
      #expect(news { root?.present(screen, animated: isAnimated) } == came)
      #expect(news { root?.dismiss(animated: isAnimated) } == gone)
      let sheet = UINavigationController(rootViewController: screen)
      #expect(news { root?.present(sheet, animated: isAnimated) } == came, "what is inside too")
      #expect(news { root?.dismiss(animated: isAnimated) } == gone)
    }

    @Test func swipeDownIsAnimatedBothWays() {
      phone.show(A())
      phone.window.rootViewController?.present(screen, animated: false)
      phone.runtime.settle()
      _ = screen.news
      let cancelled = news {
        screen.userBeganSwipeDown()
        screen.userCancelledSwipeDown()
      }
      #expect(cancelled == animated(["will go"] + comes))
      let finished = news {
        screen.userBeganSwipeDown()
        screen.userFinishedSwipeDown()
      }
      #expect(finished == animated(goes))
    }

    // DOC (dismiss): of a chain only the top is animated.
    @Test func middleOfAChainGoesWithoutAnimation() {
      let (a, p) = (A(), Teller())
      phone.show(a)
      a.present(screen, animated: false)
      phone.runtime.settle()
      screen.present(p, animated: false)
      phone.runtime.settle()
      _ = (screen.news, p.news)
      #expect(news { a.dismiss(animated: true) } == goes)
      #expect(p.news == animated(goes))
    }

    @Test func tabsChangeWithoutAnimation() {
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), screen]
      phone.show(tabs)
      #expect(news { tabs.selectedIndex = 1 } == comes)
      #expect(news { tabs.userTapTab(at: 0) } == goes)
      _ = news { tabs.selectedIndex = 1 }
      #expect(news { tabs.viewControllers = [A()] } == goes)
    }

    @Test func childOfAScreenInFrontComesWithoutAnimation() {
      let parent = A()
      phone.show(parent)
      parent.addChild(screen)
      #expect(news { parent.view.addSubview(screen.view) } == comes)
      #expect(news { screen.view.removeFromSuperview() } == goes)
    }

    // The child's view is put in while its parent is coming, as by a `viewWillAppear` that embeds.
    @Test func childOfAComingScreenComesAsItsParent() {
      let parent = Screen()
      parent.onWillAppear = { [unowned parent, screen] in
        parent.addChild(screen)
        parent.view.addSubview(screen.view)
      }
      let navigation = UINavigationController(rootViewController: A())
      phone.show(navigation)
      #expect(news { navigation.pushViewController(parent, animated: true) } == animated(comes))
    }

    @Test(arguments: [0.3, 0]) func transitionBetweenChildrenIsAnimatedIfItTakesTime(
      duration: Double
    ) {
      let (parent, old) = (A(), Teller())
      phone.show(parent)
      parent.addChild(old)
      parent.view.addSubview(old.view)
      phone.runtime.settle()
      _ = old.news
      parent.addChild(screen)
      let came = news {
        parent.transition(from: old, to: screen, duration: duration, animations: nil)
      }
      #expect(came == (duration > 0 ? animated(comes) : comes))
      #expect(old.news == (duration > 0 ? animated(goes) : goes))
    }
  }
}
