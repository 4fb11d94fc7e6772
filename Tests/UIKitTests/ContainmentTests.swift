import Testing
import UIKit

extension OneWorld {
  /// "Containment, ownership" of the list of behaviours.
  @MainActor
  struct ContainmentTests {
    private let a = A()
    private let b = B()

    // DOC: `addChild` calls willMove(self); the container calls didMove.
    @Test func addChildCallsWillMoveOnly() {
      let phone = Phone()
      #expect(phone.log { a.addChild(b) } == ["B.willMove(toParent: A)"])
      #expect(a.children == [b] && b.parent === a)
    }

    // DOC: `removeFromParent` calls didMove(nil); the container calls willMove.
    @Test func removeFromParentCallsDidMoveOnly() {
      let phone = Phone()
      a.addChild(b)
      #expect(phone.log { b.removeFromParent() } == ["B.didMove(toParent: nil)"])
      #expect(a.children == [] && b.parent == nil)
    }

    // DOC: `parent` is weak, `children` strong.
    @Test func parentIsWeakAndChildrenAreStrong() {
      weak var parent: A?
      weak var child: C?
      let kept = B()
      do {
        let (a, c) = (A(), C())
        (parent, child) = (a, c)
        a.addChild(c)
        a.addChild(kept)
        #expect(child != nil)
      }
      #expect(parent == nil && child == nil)
      #expect(kept.parent == nil)
    }

    @Test func childOfAnotherParentIsTakenFromIt() {
      let c = C()
      let phone = Phone()
      a.addChild(c)
      #expect(
        phone.log { b.addChild(c) } == [
          "C.willMove(toParent: nil)", "C.didMove(toParent: nil)", "C.willMove(toParent: B)",
        ]
      )
      #expect(a.children == [] && b.children == [c])
    }

    // SRC: found by walking the parents, never stored.
    @Test func enclosingContainersAreFoundByWalkingTheParents() {
      let navigation = UINavigationController(rootViewController: a)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      a.addChild(b)
      #expect(b.navigationController === navigation && b.tabBarController === tabs)
      #expect(navigation.navigationController == nil && navigation.tabBarController === tabs)
      b.removeFromParent()
      #expect(b.navigationController == nil && b.tabBarController == nil)
    }

    @Test func childAddedInFrontComesIn() {
      let phone = Phone(showing: a)
      let log = phone.log {
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
      }
      #expect(
        log == [
          "B.willMove(toParent: A)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
          "B.viewIsAppearing", "B.viewDidAppear",
        ]
      )
      #expect(
        phone.log {
          b.willMove(toParent: nil)
          b.view.removeFromSuperview()
          b.removeFromParent()
        } == ["B.viewWillDisappear", "B.viewDidDisappear", "B.didMove(toParent: nil)"]
      )
    }

    @Test func childAddedBeforeComesInWithItsParent() {
      let phone = Phone()
      a.addChild(b)
      a.view.addSubview(b.view)
      phone.window.rootViewController = a
      #expect(
        phone.log { phone.window.makeKeyAndVisible() } == [
          "A.viewWillAppear", "B.viewWillAppear", "A.viewIsAppearing", "B.viewIsAppearing",
          "A.viewDidAppear", "B.viewDidAppear",
        ]
      )
    }

    // MEM: controller -> item -> action -> controller is a cycle without `[weak self]`.
    @Test(arguments: [true, false]) func actionOwnsWhatItCaptures(isWeak: Bool) {
      weak var controller: A?
      do {
        let a = A()
        controller = a
        let action =
          isWeak
          ? UIAction { [weak a] _ in a?.title = "tapped" } : UIAction { _ in a.title = "tapped" }
        a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Tap", primaryAction: action)
      }
      #expect((controller == nil) == isWeak)
      controller?.navigationItem.rightBarButtonItem = nil
      #expect(controller == nil)
    }

    // MEM: navigation, tab, window own their controllers; a controller its navigationItem.
    @Test func ownersKeepWhatTheyShow() {
      weak var shown: A?
      let window: UIWindow
      do {
        let phone = Phone()
        window = phone.window
        let a = A()
        shown = a
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: a)]
        window.rootViewController = tabs
      }
      #expect(shown != nil)
      window.rootViewController = nil
      #expect(shown == nil)
    }
  }
}
