import Simulator
import Testing
import UIKit

extension AppTests {
  @MainActor struct LeakTests {
    @Test func aFinishedChildThatIsFreedIsNoLeak() throws {
      let app = Simulator(SceneDelegate())
      try app.tap("Log in")
      #expect(app.tree.names == ["AppCoordinator", "AppCoordinator/MembersCoordinator"])
      #expect(app.leaked.isEmpty)
    }

    @Test func poppedAndDismissedControllersAreNoLeaks() throws {
      let app = Simulator(SceneDelegate())
      try app.tap("Log in")
      try app.tap("Ada")
      try app.back()
      try app.tap("Settings")
      try app.swipeDown()
      #expect(app.leaked.isEmpty)
    }

    @Test func nothingLeaksInMidTransition() throws {
      let app = Simulator(SceneDelegate())
      try app.tap("Log in")
      try app.tap("Ada")
      app.navigationController?.popViewController(animated: true)
      app.advance(by: .milliseconds(100))
      #expect(app.leaked.isEmpty)
    }

    @Test func aClosureThatClosesACycleIsNamed() throws {
      let app = Simulator(SceneDelegate(.closureCycle))
      try app.tap("Log in")
      #expect(app.leaked == ["AuthCoordinator"])
      #expect(
        app.drawing(.leaks) == [
          "AuthCoordinator should have been freed and is alive, held by a cycle:",
          "  AuthCoordinator.viewModel ──> SignInViewModel",
          "  SignInViewModel.onDone (a closure) ──> AuthCoordinator",
        ]
      )
    }

    @Test func aSecondReferenceIsNamed() throws {
      let app = Simulator(SceneDelegate(.secondReference))
      try app.tap("Log in")
      #expect(
        app.drawing(.leaks) == [
          "AuthCoordinator should have been freed and is alive, held by:",
          "  AppCoordinator.kept ──> AuthCoordinator",
        ]
      )
    }

    @Test func aControllerOfAPropertyThatCannotBeNilIsMeantToStay() throws {
      let app = Simulator(KeepingDelegate())
      app.navigationController?.pushViewController(app.keeping.kept, animated: false)
      app.settleNow()
      app.navigationController?.popViewController(animated: false)
      app.settleNow()
      #expect(app.leaked.isEmpty)
    }

    @Test func aControllerOfAListIsALeak() throws {
      let app = Simulator(KeepingDelegate())
      let controller = FormController("Listed", [])
      app.keeping.list = [controller]
      app.navigationController?.pushViewController(controller, animated: false)
      app.settleNow()
      app.navigationController?.popViewController(animated: false)
      app.settleNow()
      #expect(app.leaked == ["FormController"])
    }

    @Test func aBarButtonThatCapturesItsControllerIsNamed() throws {
      let app = Simulator(KeepingDelegate())
      var controller: UIViewController? = FormController("Leaving", [])
      controller?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done",
        primaryAction: UIAction { [controller] _ in controller?.title = "Done" }
      )
      if let controller {
        app.navigationController?.pushViewController(controller, animated: false)
      }
      controller = nil
      app.settleNow()
      app.navigationController?.popViewController(animated: false)
      app.settleNow()
      #expect(
        app.drawing(.leaks) == [
          "FormController should have been freed and is alive, held by a cycle:",
          "  FormController.navigationItem ──> UINavigationItem",
          "  UINavigationItem.rightBarButtonItems[0] ──> UIBarButtonItem",
          "  UIBarButtonItem.primaryAction ──> UIAction",
          "  UIAction.handler (a closure) ──> FormController",
        ]
      )
    }

    @Test func whatUIKitKeepsIsNoLeak() throws {
      let app = Simulator(KeepingDelegate())
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(FormController("List", []), for: .primary)
      split.setViewController(FormController("Detail", []), for: .secondary)
      app.window?.rootViewController = split
      app.settleNow()
      #expect(app.stack == ["List", "Detail"])
      try app.back()
      #expect(app.stack == ["List"])
      #expect(app.leaked.isEmpty)
    }

    @Test func aStackThatIsKeptForLaterIsNoLeak() throws {
      let app = Simulator(KeepingDelegate())
      let stack = app.navigationController
      app.keeping.stack = stack
      app.window?.rootViewController = UIViewController()
      app.settleNow()
      #expect(app.leaked == ["UINavigationController"])
      app.window?.rootViewController = stack
      app.settleNow()
      #expect(app.leaked.isEmpty)
    }

    @Test func whatAReplacedRootPresentedLeaks() throws {
      let app = Simulator(KeepingDelegate())
      app.window?.rootViewController?.present(FormController("Sheet", []), animated: false)
      app.settleNow()
      app.window?.rootViewController = UIViewController()
      app.settleNow()
      #expect(app.leaked == ["UINavigationController", "FormController"])
    }

    @Test func aDelegateThatKeepsItsContainerIsNamedWithItsCycle() {
      let app = Simulator(KeepingDelegate())
      var follower: NavigationFollower? = NavigationFollower()
      app.window?.rootViewController = follower?.navigation
      app.settleNow()
      weak let kept = follower
      follower = nil
      app.window?.rootViewController = UIViewController()
      app.settleNow()
      #expect(
        app.drawing(.leaks) == [
          "UINavigationController should have been freed and is alive, held by:",
          "  NavigationFollower.navigation ──> UINavigationController",
          "which is held by a cycle:",
          "  NavigationFollower.onShow (a closure) ──> NavigationFollower",
        ]
      )
      kept?.onShow = nil
      #expect(app.leaked.isEmpty)
    }

    @Test func whatATestSawIsRememberedToo() throws {
      let app = Simulator(SceneDelegate(.closureCycle))
      let delegate = try #require(app.sceneDelegate as? SceneDelegate)
      let root = try #require(delegate.coordinator)
      root.showSignIn()
      #expect(app.tree.nodes(named: "AuthCoordinator").count == 1)
      root.childCoordinators = []
      #expect(app.leaked == ["AuthCoordinator", "AuthCoordinator"])
    }

    @Test func aRelaunchStartsAfresh() throws {
      let app = Simulator(SceneDelegate(.closureCycle))
      try app.tap("Log in")
      app.relaunch()
      #expect(app.leaked.isEmpty)
    }
  }
}
