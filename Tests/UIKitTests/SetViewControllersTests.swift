import Testing
import UIKit

extension OneWorld {
  /// "setViewControllers" of the list of behaviours.
  @MainActor
  struct SetViewControllersTests {
    private let a = A()
    private let b = B()
    private let c = C()
    private let watcher = Watcher()
    private let navigation = UINavigationController()
    private let phone: Phone

    init() {
      navigation.viewControllers = [a, b]
      navigation.delegate = watcher
      phone = Phone(showing: navigation)
    }

    // DOC: the new last item already on top: no transition. SRC: each removed one is told.
    @Test func sameTopIsNoTransition() {
      #expect(
        phone.log { navigation.setViewControllers([c, b], animated: true) } == [
          "A.willMove(toParent: nil)", "C.willMove(toParent: UINavigationController)",
          "C.didMove(toParent: UINavigationController)", "A.didMove(toParent: nil)",
        ]
      )
      #expect(navigation.viewControllers == [c, b])
    }

    // DOC: already on the stack but not on top: a pop. One transition, the whole array is replaced.
    @Test func memberBelowTheTopIsReachedByOneTransition() {
      #expect(
        phone.log { navigation.setViewControllers([c, a], animated: true) } == [
          "B.willMove(toParent: nil)", "C.willMove(toParent: UINavigationController)",
          "A.loadView", "A.viewDidLoad",
          "B.viewWillDisappear", "A.viewWillAppear", "Watcher.willShow(A)", "A.viewIsAppearing",
          "B.viewDidDisappear", "A.viewDidAppear", "Watcher.didShow(A)",
          "C.didMove(toParent: UINavigationController)", "B.didMove(toParent: nil)",
        ]
      )
      #expect(navigation.viewControllers == [c, a])
    }

    // DOC: new: a push.
    @Test func newTopIsReachedByOneTransition() {
      #expect(
        phone.log { navigation.setViewControllers([c], animated: true) } == [
          "B.willMove(toParent: nil)", "A.willMove(toParent: nil)",
          "C.willMove(toParent: UINavigationController)",
          "C.loadView", "C.viewDidLoad",
          "B.viewWillDisappear", "C.viewWillAppear", "Watcher.willShow(C)", "C.viewIsAppearing",
          "B.viewDidDisappear", "C.viewDidAppear", "Watcher.didShow(C)",
          "C.didMove(toParent: UINavigationController)",
          "B.didMove(toParent: nil)", "A.didMove(toParent: nil)",
        ]
      )
    }

    // DOC: the property's setter is the unanimated form.
    @Test func propertySetterIsNotAnimated() {
      navigation.viewControllers = [c]
      phone.runtime.turn()
      #expect(phone.runtime.isSettled)
      #expect(phone.log.last == "A.didMove(toParent: nil)")
    }

    // SRC: each removed one gets willMove(nil)/didMove(nil), seen or not, and is freed.
    @Test func replacedControllersAreFreed() {
      weak var hidden: A?
      weak var shown: B?
      let navigation = UINavigationController()
      do {
        let (a, b) = (A(), B())
        (hidden, shown) = (a, b)
        navigation.viewControllers = [a, b]
      }
      let phone = Phone(showing: navigation)
      #expect(hidden != nil && shown != nil)
      navigation.setViewControllers([C()], animated: true)
      phone.runtime.settle()
      #expect(hidden == nil && shown == nil)
    }

    // LOG: the delegate's willShow/didShow fire for the first display at launch too.
    @Test func firstDisplayTellsTheDelegate() {
      let navigation = UINavigationController(rootViewController: A())
      let watcher = Watcher()
      navigation.delegate = watcher
      let phone = Phone()
      phone.window.rootViewController = navigation
      #expect(
        phone.log { phone.window.makeKeyAndVisible() } == [
          "UINavigationController.loadView", "UINavigationController.viewDidLoad",
          "UINavigationController.viewWillAppear", "UINavigationController.viewIsAppearing",
          "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "Watcher.willShow(A)",
          "A.viewIsAppearing",
          "UINavigationController.viewDidAppear", "A.viewDidAppear", "Watcher.didShow(A)",
          "A.didMove(toParent: UINavigationController)",
        ]
      )
    }

    @Test func emptyStackShowsNothing() {
      #expect(
        phone.log { navigation.viewControllers = [] } == [
          "B.willMove(toParent: nil)", "A.willMove(toParent: nil)", "B.viewWillDisappear",
          "B.viewDidDisappear", "B.didMove(toParent: nil)", "A.didMove(toParent: nil)",
        ]
      )
      #expect(b.view.window == nil && navigation.topViewController == nil)
    }

    @Test func sameControllerTwiceIsAFault() {
      navigation.setViewControllers([c, c], animated: false)
      #expect(navigation.viewControllers == [a, b])
      #expect(
        phone.runtime.fault?.reason
          == "All view controllers in a navigation controller must be distinct"
      )
    }
  }
}
