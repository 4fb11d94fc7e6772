import Checks
import Foundation
import Simulator

@testable import ChooseTheFlow

@MainActor let checks = [
  Check("introductionComesFirst", "On a new phone the app opens with its introduction") {
    let app = try launch()
    Checks::expect(app, stack: ["Welcome"], "at the first launch")
  },

  Check("tableHolds", "Each combination of the two facts leads to the flow in the table") {
    let introduced = try launch { $0.hasSeenOnboarding = true }
    Checks::expect(introduced, stack: ["Sign in"], "for somebody introduced and not signed in")
    let signedIn = try launch {
      $0.hasSeenOnboarding = true
      $0.customer = "Ada"
    }
    Checks::expect(signedIn, stack: ["Today's bread"], "for somebody introduced and signed in")
    let unintroduced = try launch { $0.customer = "Ada" }
    Checks::expect(unintroduced, stack: ["Welcome"], "for somebody signed in and not introduced")
  },

  Check("childIsKept", "The flow at work is a child of AppCoordinator") {
    let app = try launch()
    Checks::expect(app, coordinators: tree(with: "OnboardingCoordinator"), "at the first launch")
    try app.tap("Next")
    Checks::expect(app, stack: ["Welcome", "How it works"], "after a tap on Next")
  },

  Check("flowsFollowOneAnother", "After each flow comes the one that the session then asks for") {
    let app = try launch()
    try app.tap("Skip")
    Checks::expect(app, stack: ["Sign in"], "after the introduction")
    try app.type("Eve", into: "Name")
    try app.tap("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "after signing in")
    Checks::expect(app, shows: "Good morning, Eve.", "after signing in")
    try app.tap("Sign out")
    Checks::expect(app, stack: ["Sign in"], "after signing out")
  },

  Check("sessionDecides", "A customer who is known is led from the introduction to the shop") {
    let app = try launch { $0.customer = "Eve" }
    try app.tap("Skip")
    Checks::expect(app, stack: ["Today's bread"], "after the introduction of a known customer")
  },

  Check("oneChildAtATime", "AppCoordinator has one child at a time") {
    let app = try launch()
    try app.tap("Skip")
    Checks::expect(app, coordinators: tree(with: "AuthCoordinator"), "after the introduction")
    try app.tap("Sign in")
    Checks::expect(app, coordinators: tree(with: "MainCoordinator"), "after signing in")
    try app.tap("Sign out")
    Checks::expect(app, coordinators: tree(with: "AuthCoordinator"), "after signing out")
  },

  Check("finishedIsFreed", "Nothing keeps a finished flow in memory") {
    let app = try launch()
    for (button, moment) in [
      ("Skip", "after the introduction"), ("Sign in", "after signing in"),
      ("Sign out", "after signing out"),
    ] {
      weak let finished = try root(of: app).childCoordinators.first
      try app.tap(button)
      Checks::expect(finished, is: nil, "The flow that was at work, \(moment)")
    }
    Checks::expectNoLeaks(in: app, "after signing out")
  },

  Check("oneNavigationController", "All flows run on the navigation controller of the root") {
    let app = try launch()
    let root = try root(of: app)
    let controller = root.navigationController
    for button in ["Skip", "Sign in", "Sign out"] {
      try app.tap(button)
      let sceneDelegate = app.sceneDelegate as? SceneDelegate
      let shown = sceneDelegate?.window?.rootViewController
      let isSame = shown === controller && root.navigationController === controller
      Checks::expect(
        isSame,
        equals: true,
        "Whether the window still has the root's first navigation controller, after \(button)"
      )
    }
  },

  Check("contentComesFirst", "The first screen is on the stack before the window is shown") {
    let app = try launch()
    let callbacks = app.callbacks
    let content = callbacks.firstIndex { $0.contains(".willMove(toParent:") }
    let shown = callbacks.firstIndex { $0.hasSuffix(".viewWillAppear") }
    let first = try Checks::require(content, "The first callback willMove(toParent:)")
    let second = try Checks::require(shown, "The first callback viewWillAppear")
    let found = first < second ? "the screen, then the window" : "the window, then the screen"
    Checks::expect(found, equals: "the screen, then the window", "What came first at the launch")
  },

  Check("rootIsNotOwned", "No child keeps AppCoordinator in memory") {
    let app = try launch()
    for button in ["Skip", "Sign in", "Sign out"] {
      weak let root = try root(of: app)
      app.relaunch()
      Checks::expect(root, is: nil, "AppCoordinator from before the app was launched again")
      try app.tap(button)
    }
  },
]

/// Launches the app on a phone of its own, which remembers what `prepare` has written.
@MainActor private func launch(_ prepare: (Session) -> Void = { _ in }) throws -> Simulator {
  let suite = "checks.choose-the-flow"
  let defaults = try Checks::require(UserDefaults(suiteName: suite), "The checks' own defaults")
  defaults.removePersistentDomain(forName: suite)
  prepare(Session(defaults: defaults))
  return Simulator(sceneDelegate(with: defaults))
}

@MainActor private func sceneDelegate(with defaults: UserDefaults) -> SceneDelegate {
  let sceneDelegate = SceneDelegate()
  sceneDelegate.defaults = defaults
  return sceneDelegate
}

private func tree(with child: String) -> [String] { ["AppCoordinator", "AppCoordinator/\(child)"] }

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func root(of app: Simulator) throws -> AppCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.appCoordinator, "The scene delegate's appCoordinator")
}
