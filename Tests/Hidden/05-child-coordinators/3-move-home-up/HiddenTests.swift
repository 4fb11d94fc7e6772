import Checks
import Simulator

@testable import MoveHomeUp

@MainActor let checks = [
  Check("shopIsAlone", "After signing in the stack holds the shop and no sign-in screen") {
    let app = try await launchSignedIn()
    Checks::expect(app, stack: ["Today's bread"], "after signing in")
  },

  Check("registrationIsNotBelow", "After registering the stack holds the shop and nothing else") {
    let app = Simulator(SceneDelegate())
    try app.tap("Register")
    try app.type("Eve", into: "Name")
    try await app.tapAndSettle("Create account")
    Checks::expect(app, stack: ["Today's bread"], "after registering")
    Checks::expect(app, shows: "Good morning, Eve.", "after registering")
  },

  Check("backLeadsNowhere", "The shop offers no way back to the sign-in screen") {
    let app = try await launchSignedIn()
    Checks::expect(app.screen.backLabel, equals: nil, "The back button after signing in")
  },

  Check("shopBelongsToApp", "MainCoordinator is a child of AppCoordinator") {
    let app = try await launchSignedIn()
    let paths = app.tree.names.filter { $0.hasSuffix("MainCoordinator") }
    Checks::expect(paths, equals: ["AppCoordinator/MainCoordinator"], "MainCoordinator's place")
  },

  Check("signInLeavesTree", "After signing in no AuthCoordinator is left in the tree") {
    let app = try await launchSignedIn()
    Checks::expect(app.tree.nodes(named: "AuthCoordinator").count, equals: 0, authInTree)
  },

  Check("signInIsFreed", "Nothing keeps AuthCoordinator in memory once the user has signed in") {
    let app = Simulator(SceneDelegate())
    weak let child = try root(of: app).childCoordinators.first
    try await app.tapAndSettle("Sign in")
    Checks::expect(child, is: nil, "The first child after signing in")
  },

  Check("rootIsNotOwned", "Neither sign-in nor shop keeps AppCoordinator in memory") {
    let app = Simulator(SceneDelegate())
    weak let door = try root(of: app)
    app.relaunch()
    Checks::expect(door, is: nil, "AppCoordinator of a launch that ended at the sign-in screen")
    try await app.tapAndSettle("Sign in")
    weak let shop = try root(of: app)
    app.relaunch()
    Checks::expect(shop, is: nil, "AppCoordinator of a launch that ended in the shop")
  },

  Check("closuresOwnNobody", "No closure of a screen keeps its flow in memory") {
    let app = Simulator(SceneDelegate())
    weak let auth = try root(of: app).childCoordinators.first
    // Now both screens of the flow have their closures.
    try app.tap("Register")
    app.relaunch()
    Checks::expect(auth, is: nil, "The flow of a launch that ended on Register")
    try await app.tapAndSettle("Sign in")
    weak let main = try root(of: app).childCoordinators.first
    app.relaunch()
    Checks::expect(main, is: nil, "The flow of a launch that ended in the shop")
  },

  Check("profileStillOpens", "The profile opens as a flow of its own, MainCoordinator's child") {
    let app = try await launchSignedIn()
    try app.tap("Profile")
    let main = app.tree.nodes(named: "MainCoordinator").first
    Checks::expect(main?.children.map(\.type) ?? [], equals: ["ProfileCoordinator"], mainChildren)
  },

  Check("doneStillEndsProfile", "Done ends the profile's flow and leads back to the shop") {
    let app = try await launchSignedIn()
    try app.tap("Profile")
    try app.tap("Done")
    Checks::expect(app.tree.nodes(named: "ProfileCoordinator").count, equals: 0, profileInTree)
    Checks::expect(app, shows: "Good morning, Ada.", "after Done")
  },

  Check("signOutShowsSignIn", "Signing out leads to a sign-in screen, with nothing below it") {
    let app = try await launchSignedIn()
    try await app.tapAndSettle("Sign out")
    Checks::expect(app, stack: ["Sign in"], "after signing out")
  },

  Check("signOutFreesShop", "Nothing keeps MainCoordinator once the user has signed out") {
    let app = try await launchSignedIn()
    weak let shop = try root(of: app).childCoordinators.first { $0 is MainCoordinator }
    try await app.tapAndSettle("Sign out")
    Checks::expect(shop, is: nil, "MainCoordinator after signing out")
    Checks::expectNoLeaks(in: app, "after signing out")
  },

  Check("signOutStartsSignIn", "After signing out AppCoordinator has a sign-in flow again") {
    let app = try await launchSignedIn()
    try await app.tapAndSettle("Sign out")
    let paths = app.tree.names.filter { $0.hasSuffix("AuthCoordinator") }
    Checks::expect(paths, equals: ["AppCoordinator/AuthCoordinator"], "The sign-in flows then")
  },

  Check("secondSignInLeavesOneShop", "A second sign-in starts one shop, and leaves one screen") {
    let app = try await launchSignedIn()
    try await app.tapAndSettle("Sign out")
    app.clearCallbacks()
    try await app.tapAndSettle("Sign in")
    Checks::expect(app.callbacks.filter(isShopJoining).count, equals: 1, shopsOnStack)
    Checks::expect(app, stack: ["Today's bread"], "after the second sign-in")
    Checks::expect(app.tree.nodes(named: "MainCoordinator").count, equals: 1, shopsInTree)
  },
]

private let authInTree = "The number of AuthCoordinators in the tree after signing in"
private let profileInTree = "The number of ProfileCoordinators in the tree after Done"
private let shopsInTree = "The number of MainCoordinators in the tree after the second sign-in"
private let shopsOnStack = "The number of shop screens put on the stack by the second sign-in"
private let mainChildren = "MainCoordinator's children with the profile open"

/// Returns whether a callback tells a shop's screen that it joins a navigation controller.
private func isShopJoining(_ callback: String) -> Bool {
  callback.hasPrefix("HomeViewController.willMove") && !callback.hasSuffix("nil)")
}

extension Simulator {
  /// Taps, and lets a parent that is told by a task have its turn.
  fileprivate func tapAndSettle(_ label: String) async throws {
    try tap(label)
    await settle()
  }
}

/// Starts the app and signs in as Ada, which must lead to the shop.
@MainActor private func launchSignedIn() async throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try await app.tapAndSettle("Sign in")
  Checks::expect(app, shows: "Today's bread", "after signing in")
  return app
}

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func root(of app: Simulator) throws -> AppCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.appCoordinator, "The scene delegate's appCoordinator")
}
