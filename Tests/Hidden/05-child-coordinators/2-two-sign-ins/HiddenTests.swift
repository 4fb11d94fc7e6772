import Checks
import Simulator

@testable import TwoSignIns

@MainActor let checks = [
  Check("twoFlowsSideBySide", "With the bakers' sheet open, both sign-in flows are children") {
    let app = try launchWithSheet()
    Checks::expect(app, coordinators: twoFlows, "with the bakers' sheet open")
  },

  Check("bakerLeavesFirstFlow", "A baker's sign-in leaves the first flow in the tree") {
    let app = try launchWithSheet()
    weak let first = try root(of: app).childCoordinators.first
    try app.tap("Sign in")
    Checks::expect(app, coordinators: oneFlow, "after the baker's sign-in")
    _ = try Checks::require(first, "The customers' flow after the baker's sign-in")
  },

  Check("customerCanStillSignIn", "A customer can sign in after a baker has done so") {
    let app = try launchWithSheet()
    try app.tap("Sign in")
    try app.tap("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "after both have signed in")
    Checks::expect(app, shows: "Good morning, Ada.", "after both have signed in")
    Checks::expect(app, shows: "At the oven today: Grace.", "after both have signed in")
  },

  Check("cancelLeavesFirstFlow", "A cancelled sheet leaves the first flow as it was") {
    let app = try launchWithSheet()
    weak let first = try root(of: app).childCoordinators.first
    try app.tap("Cancel")
    _ = try Checks::require(first, "The customers' flow after Cancel")
    Checks::expect(app, shows: "I bake here", "after Cancel")
    try app.tap("Register")
    Checks::expect(app, stack: ["Sign in", "Register"], "after Cancel and Register")
    try app.type("Eve", into: "Name")
    try app.tap("Create account")
    Checks::expect(app, shows: "Good morning, Eve.", "after Cancel and a registration")
  },

  Check("bakersFlowIsFreed", "Nothing keeps the bakers' flow once the sheet has closed") {
    let app = try launchWithSheet()
    weak let second = try root(of: app).childCoordinators.last
    try app.tap("Sign in")
    Checks::expect(second, is: nil, "The bakers' flow after its sign-in")
    Checks::expectNoLeaks(in: app, "after the baker's sign-in")
  },

  Check("cancelledFlowIsFreed", "Nothing keeps the bakers' flow after Cancel") {
    let app = try launchWithSheet()
    weak let second = try root(of: app).childCoordinators.last
    try app.tap("Cancel")
    Checks::expect(second, is: nil, "The bakers' flow after Cancel")
    Checks::expectNoLeaks(in: app, "after Cancel")
  },

  Check("linkEndsFirstFlow", "A link signs the customer in while the sheet is open") {
    let app = try launchWithSheet()
    weak let first = try root(of: app).childCoordinators.first
    try finishFirstFlow(of: app)
    Checks::expect(first, is: nil, "The customers' flow after the link")
    Checks::expect(app, hasCoordinator: "AppCoordinator/MainCoordinator", "after the link")
  },

  Check("linkLeavesSheet", "A link that signs the customer in leaves the bakers' flow as it was") {
    let app = try launchWithSheet()
    weak let second = try root(of: app).childCoordinators.last
    try finishFirstFlow(of: app)
    Checks::expect(app, hasCoordinator: oneFlow[1], "after the link")
    Checks::expect(app, shows: "Bakers only", "after the link")
    _ = try Checks::require(second, "The bakers' flow after the link")
  },

  Check("bakerFollowsLink", "After the link a baker can sign in, and the shop is below") {
    let app = try launchWithSheet()
    try finishFirstFlow(of: app)
    try app.tap("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "after the link and the baker's sign-in")
  },

  Check("firstFlowIsFreed", "Nothing keeps the first flow once the customer has signed in") {
    let app = Simulator(SceneDelegate())
    weak let first = try root(of: app).childCoordinators.first
    try app.tap("Sign in")
    Checks::expect(first, is: nil, "The first flow after its sign-in")
    Checks::expectNoLeaks(in: app, "after the customer's sign-in")
  },

  Check("typedNameStays", "What a customer has typed is still there when the sheet closes") {
    let app = Simulator(SceneDelegate())
    try app.type("Eve", into: "Name")
    try app.tap("I bake here")
    try app.tap("Cancel")
    Checks::expect(app, shows: "Eve", "after Cancel")
    try app.tap("I bake here")
    try app.tap("Sign in")
    Checks::expect(app, shows: "Eve", "after the baker's sign-in")
  },

  Check("rootIsNotOwned", "Neither of the two flows keeps AppCoordinator in memory") {
    let app = try launchWithSheet()
    weak let root = try root(of: app)
    app.relaunch()
    Checks::expect(root, is: nil, "AppCoordinator from before the app was launched again")
  },
]

private let oneFlow = ["AppCoordinator", "AppCoordinator/AuthCoordinator"]
private let twoFlows = oneFlow + ["AppCoordinator/AuthCoordinator"]

/// Starts the app and opens the bakers' sheet, without which no check makes sense.
@MainActor private func launchWithSheet() throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try app.tap("I bake here")
  Checks::expect(app, shows: "Bakers only", "after a tap on I bake here")
  return app
}

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func root(of app: Simulator) throws -> AppCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.appCoordinator, "The scene delegate's appCoordinator")
}

/// Ends the first flow as a link in an e-mail would.
@MainActor private func finishFirstFlow(of app: Simulator) throws {
  let first = try root(of: app).childCoordinators.first as? AuthCoordinator
  try Checks::require(first, "The first flow").finish(as: "Ada")
  app.advance(by: .seconds(1))
}
