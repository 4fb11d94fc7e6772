extension PlainPackage {
  /// The tests of exercise 5.1, one for each check and about the same.
  /// - Parameter module: The exercise's module.
  /// - Returns: The text of the one file of tests.
  static func tests(module: String) -> String {
    """
    import Simulator
    import Testing
    import UIKit
    @testable import \(module)

    @Test @MainActor func breadFollowsSignIn() throws {
      let app = Simulator(SceneDelegate())
      try app.tap("Sign in")
      #expect(app.stack == ["Today's bread"])
      #expect(app.screen.allTexts.contains("Good morning, Ada."))
    }

    @Test @MainActor func registrationEndsTheFlowToo() throws {
      let app = Simulator(SceneDelegate())
      try app.tap("Register")
      try app.type("Eve", into: "Name")
      try app.tap("Create account")
      #expect(app.stack == ["Today's bread"])
      #expect(app.screen.allTexts.contains("Good morning, Eve."))
    }

    @Test @MainActor func nameGoesAlong() throws {
      let app = Simulator(SceneDelegate())
      try app.type("Bea", into: "Name")
      try app.tap("Sign in")
      #expect(app.screen.allTexts.contains("Good morning, Bea."))
    }

    @Test @MainActor func stackIsShared() throws {
      let app = Simulator(SceneDelegate())
      let before = app.navigationController
      try app.tap("Sign in")
      #expect(app.navigationController === before)
    }

    @Test @MainActor func childLeavesTree() throws {
      let app = Simulator(SceneDelegate())
      try app.tap("Sign in")
      #expect(app.tree.names == ["AppCoordinator", "AppCoordinator/MainCoordinator"])
    }

    @Test @MainActor func childIsFreed() throws {
      let app = Simulator(SceneDelegate())
      weak let child = try root(of: app).childCoordinators.first
      try app.tap("Sign in")
      #expect(child == nil)
      #expect(app.leaked == [])
    }

    @Test @MainActor func parentStartsNext() throws {
      let app = Simulator(SceneDelegate())
      try app.tap("Sign in")
      #expect(app.tree.names.contains("AppCoordinator/MainCoordinator"))
    }

    @Test @MainActor func nextFlowIsKept() throws {
      let app = Simulator(SceneDelegate())
      try app.tap("Sign in")
      try app.tap("Profile")
      #expect(app.stack == ["Today's bread", "Profile"])
    }

    @Test @MainActor func parentIsNotOwned() throws {
      let app = Simulator(SceneDelegate())
      weak let parent = try root(of: app)
      app.relaunch()
      #expect(parent == nil)
    }

    @Test @MainActor func closuresOwnNobody() throws {
      let app = Simulator(SceneDelegate())
      weak let child = try root(of: app).childCoordinators.first
      app.relaunch()
      #expect(child == nil)
    }

    @MainActor private func root(of app: Simulator) throws -> AppCoordinator {
      try #require((app.sceneDelegate as? SceneDelegate)?.appCoordinator)
    }

    """
  }
}
