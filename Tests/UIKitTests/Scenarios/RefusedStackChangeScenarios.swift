import Testing
import UIKit

extension OneWorld.Scenarios {
  /// Calls to a navigation controller that raise an exception.
  @MainActor
  struct RefusedStackChangeScenarios {
    private let stage = Stage()

    @Test func sameInstanceCannotBePushedTwice() throws {
      let navigation = stage.boot(A.self, B.self)
      let top = try #require(navigation.topViewController)
      stage.step { navigation.pushViewController(top, animated: true) }
      let reason =
        "<UINavigationController> is pushing the same view controller instance (<B>) more than once "
        + "which is not supported and is most likely an error in the application"
      stage.expect(
        .nothing,  // U78
        raising: reason
      )
    }

    @Test func navigationControllerCannotBePushed() {
      let navigation = stage.boot(A.self)
      let other = UINavigationController(rootViewController: stage.make(X.self))
      stage.step { navigation.pushViewController(other, animated: true) }
      stage.expect(
        .nothing,  // U79
        raising: "Pushing a navigation controller is not supported"
      )
    }

    @Test func strangerCannotBePoppedTo() throws {
      let navigation = stage.boot(A.self, B.self, C.self, D.self)
      let stranger = navigation.viewControllers[2]
      navigation.popToRootViewController(animated: true)
      stage.runtime.settle()
      stage.step { navigation.popToViewController(stranger, animated: true) }
      stage.expect(
        .nothing,  // U25
        raising: "Tried to pop to a view controller that doesn't exist."
      )
    }
  }
}
