import Checks
import Simulator

@testable import HandOff

@MainActor let checks = [
  Check("breadFollowsSignIn", "A sign-in leads to Today's bread, with nothing below it") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "after signing in")
    Checks::expect(app, shows: "Good morning, Ada.", "after signing in")
  },

  Check("registrationEndsTheFlowToo", "Registering ends the flow just as signing in does") {
    let app = Simulator(SceneDelegate())
    try app.tap("Register")
    try app.type("Eve", into: "Name")
    try app.tap("Create account")
    Checks::expect(app, stack: ["Today's bread"], "after registering")
    Checks::expect(app, shows: "Good morning, Eve.", "after registering")
  },

  Check("childLeavesTree", "After signing in MainCoordinator is AppCoordinator's only child") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sign in")
    Checks::expect(app, coordinators: afterSignIn, "after signing in")
  },

  Check("childIsFreed", "Nothing keeps AuthCoordinator in memory once the user has signed in") {
    let app = Simulator(SceneDelegate())
    weak let child = try root(of: app).childCoordinators.first
    try app.tap("Sign in")
    Checks::expect(child, is: nil, "The first child after signing in")
    Checks::expectNoLeaks(in: app, "after signing in")
  },

  Check("parentStartsNext", "MainCoordinator is a child of AppCoordinator itself") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sign in")
    Checks::expect(app, hasCoordinator: afterSignIn[1], "after signing in")
  },

  Check("nextFlowIsKept", "MainCoordinator lives on: a tap on Profile opens the profile") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "after signing in")
    try app.tap("Profile")
    Checks::expect(app, stack: ["Today's bread", "Profile"], "after a tap on Profile")
  },

  Check("parentIsNotOwned", "The child does not keep its parent in memory") {
    let app = Simulator(SceneDelegate())
    weak let parent = try root(of: app)
    app.relaunch()
    Checks::expect(parent, is: nil, "AppCoordinator of the launch before")
  },

  Check("closuresOwnNobody", "No closure of a screen keeps AuthCoordinator in memory") {
    let app = Simulator(SceneDelegate())
    weak let child = try root(of: app).childCoordinators.first
    // Now both screens have their closures.
    try app.tap("Register")
    app.relaunch()
    Checks::expect(child, is: nil, "AuthCoordinator of the launch before")
  },
]

private let afterSignIn = ["AppCoordinator", "AppCoordinator/MainCoordinator"]

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func root(of app: Simulator) throws -> AppCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.appCoordinator, "The scene delegate's appCoordinator")
}
