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
    app.relaunch()
    Checks::expect(app, stack: ["Today's bread"], "at the launch after the next")
  },

  Check("suitesAreApart", "The session uses the UserDefaults that it is given, and no other") {
    let app = try launch()
    try app.tap("Sign in")
    let other = try launch(suite: "checks.another-phone")
    Checks::expect(other, stack: ["Sign in"], "of an app with another suite")
    app.relaunch()
    Checks::expect(app, stack: ["Today's bread"], "of the first app at its next launch")
  },

  Check("standardIsUnused", "UserDefaults.standard is neither written nor read") {
    let app = try launch()
    let shared = Set(UserDefaults.standard.dictionaryRepresentation().keys)
    try app.tap("Sign in")
    let added = Set(UserDefaults.standard.dictionaryRepresentation().keys).subtracting(shared)
    Checks::expect(added.sorted(), equals: [], "What was written into UserDefaults.standard")
    for (key, value) in UserDefaults.standard.persistentDomain(forName: phone) ?? [:] {
      UserDefaults.standard.set(value, forKey: key)
    }
    let other = try launch(suite: "checks.another-phone")
    Checks::expect(other, stack: ["Sign in"], "of an app with another suite")
  },

  Check("writtenAtOnce", "Each change is written when it happens") {
    let app = try launch()
    let defaults = try Checks::require(UserDefaults(suiteName: phone), "The checks' defaults")
    try app.tap("Sign in")
    let second = Simulator(sceneDelegate(with: defaults))
    Checks::expect(second, stack: ["Today's bread"], "of a launch while the first app still runs")
    try app.tap("Sign out")
    second.relaunch()
    Checks::expect(second, stack: ["Sign in"], "of a launch after Sign out in the first app")
  },

  Check("nameSurvivesRelaunch", "At the next launch the shop still knows the customer's name") {
    let app = try launch()
    try signIn("Eve", in: app)
    Checks::expect(app, shows: "Good morning, Eve.", "after signing in")
    app.relaunch()
    Checks::expect(app, shows: "Good morning, Eve.", "at the next launch")
  },

  Check(
    "signOutLeadsToTheDoor",
    "Who was signed in at launch and signs out sees the sign-in screen"
  ) {
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

  Check("othersStay", "What else is kept in the suite stays") {
    let app = try launch()
    let defaults = try Checks::require(UserDefaults(suiteName: phone), "The checks' defaults")
    defaults.set("warm", forKey: "checks.oven")
    try app.tap("Sign in")
    try app.tap("Sign out")
    Checks::expect(
      defaults.string(forKey: "checks.oven"),
      equals: "warm",
      "Another value of the suite"
    )
  },
]

/// How many phones the checks have had: what is written late must not reach the next check's.
@MainActor private var phones = 0
@MainActor private var phone: String { "checks.phone-\(phones)" }
private let signedOut = ["AppCoordinator", "AppCoordinator/AuthCoordinator"]

/// Launches the app on a phone of its own, which remembers nothing.
@MainActor private func launch() throws -> Simulator {
  // What an answer has put into the place that all share must not disturb the next check.
  for key in UserDefaults.standard.dictionaryRepresentation().keys {
    UserDefaults.standard.removeObject(forKey: key)
  }
  phones += 1
  let app = try launch(suite: phone)
  Checks::expect(app, stack: ["Sign in"], "of a first launch")
  return app
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
