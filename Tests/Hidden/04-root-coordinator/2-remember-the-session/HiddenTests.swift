import Checks
import Foundation
import Simulator

@testable import RememberTheSession

@MainActor let checks = [
  Check("signInSurvivesRelaunch", "Whoever has signed in is signed in at the next launch") {
    let app = try launch()
    try app.tap("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "after signing in")
    app.relaunch()
    Checks::expect(app, stack: ["Today's bread"], "at the next launch")
  },

  Check("nameSurvivesRelaunch", "At the next launch the shop still knows the customer's name") {
    let app = try launch()
    try signIn("Eve", in: app)
    Checks::expect(app, shows: "Good morning, Eve.", "after signing in")
    app.relaunch()
    Checks::expect(app, shows: "Good morning, Eve.", "at the next launch")
  },

  Check("signOutLeadsToTheDoor", "Who was signed in at launch and signs out sees the door") {
    let app = try launch()
    try app.tap("Sign in")
    app.relaunch()
    Checks::expect(app, shows: "Sign out", "at the next launch")
    try app.tap("Sign out")
    Checks::expect(app, stack: ["Sign in"], "after signing out")
    Checks::expect(app, coordinators: signedOut, "after signing out")
  },

  Check("signOutSurvivesRelaunch", "Whoever has signed out is signed out at the next launch") {
    let app = try launch()
    try app.tap("Sign in")
    app.relaunch()
    Checks::expect(app, shows: "Sign out", "at the next launch")
    try app.tap("Sign out")
    app.relaunch()
    Checks::expect(app, stack: ["Sign in"], "at the launch after signing out")
  },

  Check("secondCustomerIsGreeted", "Each customer is greeted by name, also the second") {
    let app = try launch()
    try signIn("Ada", in: app)
    try app.tap("Sign out")
    try signIn("Eve", in: app)
    Checks::expect(app, shows: "Good morning, Eve.", "after the second sign-in")
    app.relaunch()
    Checks::expect(app, shows: "Good morning, Eve.", "at the next launch")
  },

  Check("suitesAreApart", "The session uses the UserDefaults that it is given, and no other") {
    let app = try launch()
    try app.tap("Sign in")
    let other = try launch(suite: "checks.another-phone")
    Checks::expect(other, stack: ["Sign in"], "of an app with another suite")
    app.relaunch()
    Checks::expect(app, stack: ["Today's bread"], "of the first app at its next launch")
  },
]

private let signedOut = ["AppCoordinator", "AppCoordinator/AuthCoordinator"]

/// Launches the app on a phone of its own, which remembers nothing.
@MainActor private func launch() throws -> Simulator {
  // What an answer has put into the place that all share must not disturb the next check.
  for key in UserDefaults.standard.dictionaryRepresentation().keys {
    UserDefaults.standard.removeObject(forKey: key)
  }
  return try launch(suite: "checks.one-phone")
}

@MainActor private func launch(suite: String) throws -> Simulator {
  let defaults = try Checks::require(UserDefaults(suiteName: suite), "The checks' own defaults")
  defaults.removePersistentDomain(forName: suite)
  return Simulator(sceneDelegate(with: defaults))
}

@MainActor private func sceneDelegate(with defaults: UserDefaults) -> SceneDelegate {
  let sceneDelegate = SceneDelegate()
  sceneDelegate.defaults = defaults
  return sceneDelegate
}

@MainActor private func signIn(_ name: String, in app: Simulator) throws {
  try app.type(name, into: "Name")
  try app.tap("Sign in")
}
