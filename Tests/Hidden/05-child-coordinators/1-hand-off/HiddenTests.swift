import Checks
import Simulator

@testable import HandOff

@MainActor let checks = [
  Check("breadFollowsSignIn", "A sign-in leads to Today's bread, with nothing below it") {
    let app = Simulator(SceneDelegate())
    try await signIn(to: app)
    Checks::expect(app, stack: ["Today's bread"], "after signing in")
    Checks::expect(app.callbacks.filter(isShopJoining).count, equals: 1, shopsOnStack)
  },

  Check("registrationEndsTheFlowToo", "Registering ends the flow just as signing in does") {
    let app = Simulator(SceneDelegate())
    try app.tap("Register")
    try app.type("Eve", into: "Name")
    try app.tap("Create account")
    await app.settle()
    Checks::expect(app, stack: ["Today's bread"], "after registering")
  },

  Check("nameGoesAlong", "The shop greets the user by the name that was typed") {
    let app = Simulator(SceneDelegate())
    try app.type("Bea", into: "Name")
    try await signIn(to: app)
    Checks::expect(app, shows: "Good morning, Bea.", "after signing in as Bea")
    app.relaunch()
    try app.tap("Register")
    try app.type("Eve", into: "Name")
    try app.tap("Create account")
    await app.settle()
    Checks::expect(app, shows: "Good morning, Eve.", "after registering as Eve")
  },

  Check("stackIsShared", "The shop stands on the navigation controller of the sign-in") {
    let app = Simulator(SceneDelegate())
    let before = app.navigationController
    try await signIn(to: app)
    Checks::expect(app.navigationController, is: before, "What the shop stands on")
  },

  Check("childLeavesTree", "After signing in MainCoordinator is AppCoordinator's only child") {
    let app = Simulator(SceneDelegate())
    try await signIn(to: app)
    Checks::expect(app, coordinators: afterSignIn, "after signing in")
  },

  Check("childIsFreed", "Nothing keeps AuthCoordinator in memory once the user has signed in") {
    let app = Simulator(SceneDelegate())
    weak let child = try root(of: app).childCoordinators.first
    try await signIn(to: app)
    Checks::expect(child, is: nil, "The first child after signing in")
    Checks::expectNoLeaks(in: app, "after signing in")
  },

  Check("parentStartsNext", "MainCoordinator is a child of AppCoordinator itself") {
    let app = Simulator(SceneDelegate())
    try await signIn(to: app)
    Checks::expect(app, hasCoordinator: afterSignIn[1], "after signing in")
  },

  Check("nextFlowIsKept", "MainCoordinator lives on: a tap on Profile opens the profile") {
    let app = Simulator(SceneDelegate())
    try await signIn(to: app)
    Checks::expect(app, stack: ["Today's bread"], "after signing in")
    try app.tap("Profile")
    Checks::expect(app, stack: ["Today's bread", "Profile"], "after a tap on Profile")
  },

  Check("parentIsNotOwned", "The child does not keep its parent in memory") {
    let app = Simulator(SceneDelegate())
    weak let parent = try root(of: app)
    app.relaunch()
    Checks::expect(parent, is: nil, "AppCoordinator from before the app was launched again")
  },

  Check("closuresOwnNobody", "No closure of a screen keeps AuthCoordinator in memory") {
    let app = Simulator(SceneDelegate())
    weak let child = try root(of: app).childCoordinators.first
    // Now both screens have their closures.
    try app.tap("Register")
    app.relaunch()
    Checks::expect(child, is: nil, "AuthCoordinator from before the app was launched again")
  },
]

private let afterSignIn = ["AppCoordinator", "AppCoordinator/MainCoordinator"]

private let shopsOnStack = "The number of shop screens put on the stack"

/// Returns whether a callback tells a shop's screen that it joins a navigation controller.
private func isShopJoining(_ callback: String) -> Bool {
  callback.hasPrefix("HomeViewController.willMove") && !callback.hasSuffix("nil)")
}

/// Signs in with the name that stands in the form; the parent may be told by a task.
@MainActor private func signIn(to app: Simulator) async throws {
  try app.tap("Sign in")
  await app.settle()
}

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func root(of app: Simulator) throws -> AppCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.appCoordinator, "The scene delegate's appCoordinator")
}
