import Checks
import Foundation
import Simulator
import UIKit

@testable import OnboardingOnce

@MainActor let checks = [
  Check(
    "introductionThenDoor",
    "On a new phone the introduction comes first, then the sign-in screen"
  ) {
    let skipped = try launch()
    try skipped.tap("Skip")
    Checks::expect(skipped, stack: ["Sign in"], "after Skip on the first page")
    let read = try launch()
    try read.tap("Next")
    try read.tap("Next")
    Checks::expect(read, stack: ["Sign in"], "after Next on the second page")
  },

  Check("onceAcrossLaunches", "A launch after the introduction does not show it again") {
    let app = try launch()
    try app.tap("Next")
    try app.tap("Skip")
    app.relaunch()
    Checks::expect(app, stack: ["Sign in"], "at the second launch")
    app.relaunch()
    Checks::expect(app, stack: ["Sign in"], "at the third launch")
  },

  Check("onceAcrossSignOut", "Signing out does not bring the introduction back") {
    let app = try launch()
    try app.tap("Skip")
    try app.tap("Sign in")
    try signOut(of: app)
    let stack = try root(of: app).navigationController.viewControllers.map { $0.title ?? "" }
    Checks::expect(stack, equals: ["Sign in"], "The root's navigation stack after signing out")
    app.relaunch()
    Checks::expect(app, stack: ["Sign in"], "at the launch after signing out")
  },

  Check("brokenOffBeginsAgain", "An introduction that was broken off begins again") {
    let app = try launch()
    try app.tap("Next")
    Checks::expect(app, stack: ["Welcome", "How it works"], "after a tap on Next")
    app.relaunch()
    Checks::expect(app, stack: ["Welcome"], "at the next launch")
  },

  Check("customersAreIntroducedToo", "Who is signed in sees the introduction, then the shop") {
    let app = try launch { $0.customer = "Ada" }
    try app.tap("Skip")
    Checks::expect(app, stack: ["Today's bread"], "for a customer, after the introduction")
    Checks::expect(app, shows: "Good morning, Ada.", "after the introduction")
    app.relaunch()
    Checks::expect(app, stack: ["Today's bread"], "for a customer, at the next launch")
  },

  Check("storedNameIsFound", "A name that the version before has stored is still known") {
    let defaults = try emptyDefaults()
    defaults.set("Eve", forKey: "customer")
    let app = Simulator(sceneDelegate(with: defaults))
    try app.tap("Skip")
    Checks::expect(app, shows: "Good morning, Eve.", "after the introduction")
  },

  Check("rootDecides", "Each flow is a child of AppCoordinator, one at a time") {
    let app = try launch()
    Checks::expect(app, coordinators: tree(with: "OnboardingCoordinator"), "at the first launch")
    try app.tap("Skip")
    Checks::expect(app, coordinators: tree(with: "AuthCoordinator"), "after the introduction")
    try app.tap("Sign in")
    Checks::expect(app, coordinators: tree(with: "MainCoordinator"), "after signing in")
    app.relaunch()
    Checks::expect(app, coordinators: tree(with: "MainCoordinator"), "at the next launch")
    try signOut(of: app)
    Checks::expect(app, coordinators: tree(with: "AuthCoordinator"), "after signing out")
  },

  Check("finishedFlowsAreFreed", "Nothing keeps a flow in memory that is over") {
    let app = try launch()
    weak let introduction = try root(of: app).childCoordinators.first
    try app.tap("Skip")
    Checks::expect(introduction, is: nil, "OnboardingCoordinator after the introduction")
    weak let door = try root(of: app).childCoordinators.first
    try app.tap("Sign in")
    Checks::expect(door, is: nil, "AuthCoordinator after signing in")
    Checks::expectNoLeaks(in: app, "after signing in")
  },

  Check("rootIsNotOwned", "No child keeps AppCoordinator in memory") {
    for buttons in [[], ["Skip"], ["Skip", "Sign in"]] {
      let app = try launch()
      for button in buttons { try app.tap(button) }
      weak let root = try root(of: app)
      app.relaunch()
      Checks::expect(root, is: nil, "AppCoordinator from before the app was launched again")
    }
  },

  Check("oneNavigationController", "All flows run on the navigation controller of the root") {
    let app = try launch()
    let root = try root(of: app)
    let controller = root.navigationController
    for button in ["Skip", "Sign in"] {
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

  Check("signOutClearsTheSheet", "Signing out takes the sheet away, and the shop") {
    let app = try launch()
    try app.tap("Skip")
    try app.tap("Sign in")
    try signOut(of: app)
    Checks::expect(app.screen.isSheet, equals: false, sheetInFront)
    let shops = app.tree.nodes(named: "MainCoordinator")
    Checks::expect(shops.count, equals: 0, "The number of MainCoordinators after signing out")
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
]

/// How many phones the checks have had.
@MainActor private var phones = 0
private let sheetInFront = "Whether a sheet is in front after signing out"

/// Launches the app on a phone of its own, which remembers what `prepare` has written.
@MainActor private func launch(_ prepare: (Session) -> Void = { _ in }) throws -> Simulator {
  let defaults = try emptyDefaults()
  prepare(Session(defaults: defaults))
  let app = Simulator(sceneDelegate(with: defaults))
  Checks::expect(app, stack: ["Welcome"], "at the first launch")
  return app
}

@MainActor private func emptyDefaults() throws -> UserDefaults {
  phones += 1
  let suite = "checks.onboarding-once-\(phones)"
  let defaults = try Checks::require(UserDefaults(suiteName: suite), "The checks' own defaults")
  defaults.removePersistentDomain(forName: suite)
  return defaults
}

@MainActor private func sceneDelegate(with defaults: UserDefaults) -> SceneDelegate {
  let sceneDelegate = SceneDelegate()
  sceneDelegate.defaults = defaults
  return sceneDelegate
}

@MainActor private func signOut(of app: Simulator) throws {
  Checks::expect(app, shows: "Account", "after signing in")
  try app.tap("Account")
  try app.tap("Sign out")
}

private func tree(with child: String) -> [String] { ["AppCoordinator", "AppCoordinator/\(child)"] }

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func root(of app: Simulator) throws -> AppCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.appCoordinator, "The scene delegate's appCoordinator")
}
