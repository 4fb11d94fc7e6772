import Testing
import UIKit

extension OneWorld {
  /// "Misuse" of the list of behaviours.
  @MainActor
  struct MisuseTests {
    private let a = A()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    // LOG: the same instance pushed twice raises.
    @Test func sameInstanceTwiceIsAFault() {
      let b = B()
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(b, animated: true)
      #expect(
        phone.runtime.fault?.reason
          == "<UINavigationController> is pushing the same view controller instance (<B>) more than "
          + "once which is not supported and is most likely an error in the application"
      )
      #expect(navigation.viewControllers == [a, b])
    }

    // LOG: a navigation controller pushed raises.
    @Test func pushedNavigationControllerIsAFault() {
      navigation.pushViewController(UINavigationController(), animated: true)
      #expect(phone.runtime.fault?.reason == "Pushing a navigation controller is not supported")
      #expect(navigation.viewControllers == [a])
    }

    @Test func pushedSplitViewIsAFault() {
      navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
      #expect(
        phone.runtime.fault?.reason
          == "Split View Controllers cannot be pushed to a Navigation Controller "
          + "<UINavigationController>"
      )
    }

    // LOG: two animated pushes in one turn.
    @Test func twoAnimatedPushesInOneTurnAreUnbalanced() {
      let (b, c) = (B(), C())
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(c, animated: true)
      phone.runtime.settle()
      #expect(
        phone.runtime.warnings == [
          "Unbalanced calls to begin/end appearance transitions for <B>."
        ]
      )
      #expect(navigation.viewControllers == [a, b, c])
    }

    @Test func pushesInTwoTurnsAreBalanced() {
      navigation.pushViewController(B(), animated: true)
      phone.runtime.turn()
      navigation.pushViewController(C(), animated: true)
      phone.runtime.settle()
      #expect(phone.runtime.warnings == [])
    }

    @Test func poppedInstanceCanBePushedAgain() {
      let b = B()
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      navigation.popViewController(animated: true)
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      #expect(phone.runtime.fault == nil)
      #expect(navigation.viewControllers == [a, b] && b.parent === navigation)
    }

    @Test func firstFaultStays() {
      navigation.pushViewController(UINavigationController(), animated: true)
      navigation.popToViewController(B(), animated: true)
      #expect(phone.runtime.fault?.reason == "Pushing a navigation controller is not supported")
    }
  }
}
