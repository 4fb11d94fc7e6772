import Testing
import UIKit

extension OneWorld {
  /// "Push", "Pop" and "setViewControllers" of the list of behaviours.
  @MainActor
  struct PushPopTests {
    private let a = A()
    private let watcher = Watcher()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      navigation.delegate = watcher
      phone = Phone(showing: navigation)
    }

    // LOG: the whole order of a push.
    @Test func pushSendsItsCallbacksInOrder() {
      let log = phone.log { navigation.pushViewController(B(), animated: true) }
      #expect(
        log == [
          "B.willMove(toParent: UINavigationController)",
          "B.loadView", "B.viewDidLoad",
          "A.viewWillDisappear", "B.viewWillAppear", "Watcher.willShow(B)", "B.viewIsAppearing",
          "A.viewDidDisappear", "B.viewDidAppear", "Watcher.didShow(B)",
          "B.didMove(toParent: UINavigationController)",
        ]
      )
    }

    // LOG: the whole order of a pop; A's `viewDidLoad` is not repeated.
    @Test func popSendsItsCallbacksInOrder() {
      let b = B()
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      var popped: UIViewController?
      let log = phone.log { popped = navigation.popViewController(animated: true) }
      #expect(popped === b)
      #expect(
        log == [
          "B.willMove(toParent: nil)",
          "B.viewWillDisappear", "A.viewWillAppear", "Watcher.willShow(A)", "A.viewIsAppearing",
          "B.viewDidDisappear", "A.viewDidAppear", "Watcher.didShow(A)",
          "B.didMove(toParent: nil)",
        ]
      )
    }

    // LOG: B is freed when nothing else owns it.
    @Test(arguments: [true, false]) func poppedControllerIsFreedWhenTheTransitionEnds(
      animated: Bool
    ) {
      weak var popped: B?
      do {
        let b = B()
        popped = b
        navigation.pushViewController(b, animated: animated)
        phone.runtime.settle()
      }
      #expect(popped != nil)
      navigation.popViewController(animated: animated)
      #expect(popped != nil, "the transition needs it")
      phone.runtime.settle()
      #expect(popped == nil)
    }

    // DOC: at the root: nothing, nil.
    @Test func popAtTheRootDoesNothing() {
      var popped: UIViewController?
      #expect(phone.log { popped = navigation.popViewController(animated: true) } == [])
      #expect(popped == nil)
      #expect(navigation.viewControllers == [a])
    }

    // LOG: `popToViewController` with a non-member raises.
    @Test func popToAStrangerIsAFault() {
      #expect(navigation.popToViewController(B(), animated: true) == nil)
      #expect(
        phone.runtime.fault?.reason == "Tried to pop to a view controller that doesn't exist."
      )
      #expect(navigation.viewControllers == [a])
    }

    // DOC: `popToRootViewController` returns the removed ones.
    @Test func popToRootReturnsTheRemovedOnes() {
      let (b, c) = (B(), C())
      navigation.setViewControllers([a, b, c], animated: false)
      phone.runtime.settle()
      #expect(navigation.popToRootViewController(animated: true) == [b, c])
    }

    @Test func popToViewControllerReturnsTheRemovedOnes() {
      let (b, c) = (B(), C())
      navigation.setViewControllers([a, b, c], animated: false)
      phone.runtime.settle()
      #expect(navigation.popToViewController(a, animated: true) == [b, c])
    }

    // A pop tells each of the removed ones, and only the visible one disappears.
    @Test func popOfSeveralTellsEachOfThem() {
      navigation.setViewControllers([a, B(), C()], animated: false)
      phone.runtime.settle()
      #expect(
        phone.log { navigation.popToRootViewController(animated: true) } == [
          "C.willMove(toParent: nil)", "B.willMove(toParent: nil)",
          "C.viewWillDisappear", "A.viewWillAppear", "Watcher.willShow(A)", "A.viewIsAppearing",
          "C.viewDidDisappear", "A.viewDidAppear", "Watcher.didShow(A)",
          "C.didMove(toParent: nil)", "B.didMove(toParent: nil)",
        ]
      )
    }

    // SRC: `isMovingFromParent` tells a pop; the classic test looks at the stack in viewWillDisappear.
    @Test func poppedControllerKnowsThatItIsLeaving() {
      let b = Screen()
      var facts: [Bool] = []
      b.onWillDisappear = { [unowned b, unowned navigation] in
        facts = [
          b.isMovingFromParent, b.navigationController === navigation,
          navigation.viewControllers.contains(b),
        ]
      }
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      navigation.popViewController(animated: true)
      phone.runtime.settle()
      #expect(facts == [true, true, false])
      #expect(!b.isMovingFromParent && b.parent == nil)
    }

    @Test func coveredControllerIsNotLeaving() {
      let b = Screen()
      var isLeaving: Bool?
      b.onWillDisappear = { [unowned b] in isLeaving = b.isMovingFromParent }
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      navigation.pushViewController(C(), animated: true)
      phone.runtime.settle()
      #expect(isLeaving == false)
    }
  }
}
