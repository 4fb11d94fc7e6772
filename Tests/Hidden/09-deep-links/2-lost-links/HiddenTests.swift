import Checks
import Foundation
import Simulator

@testable import LostLinks

@MainActor let checks = [
  Check("ownSchemeStartsTheApp", "A link with our own scheme starts the app and leads to its place")
  {
    let app = try await launchSignedIn()
    try await relaunch(app, by: "crumb://user/7")
    Checks::expect(app, stack: ["People", "Bob"], "of a launch by crumb://user/7")
    try await relaunch(app, by: "crumb://bread/2")
    Checks::expect(app, stack: sourdough, "of a launch by crumb://bread/2")
  },

  Check("webLinkStartsTheApp", "A web link starts the app and leads to its place") {
    let app = try await launchSignedIn()
    try await relaunch(app, by: "https://crumb.example/user/7")
    Checks::expect(app, stack: ["People", "Bob"], "of a launch by https://crumb.example/user/7")
    try await relaunch(app, by: "https://crumb.example/bread/2")
    Checks::expect(app, stack: sourdough, "of a launch by https://crumb.example/bread/2")
  },

  Check("doorComesFirst", "While nobody is signed in, a link leads to Sign in first") {
    let app = try launch()
    try await app.follow("crumb://user/7")
    Checks::expect(app, stack: ["Sign in"], "after a link, signed out")
    Checks::expect(app, coordinators: signedOut, "after a link, signed out")
    try await relaunch(app, by: "https://crumb.example/user/7")
    Checks::expect(app, stack: ["Sign in"], "of a launch by a link, signed out")
    Checks::expect(app, coordinators: signedOut, "of a launch by a link, signed out")
  },

  Check("keptUntilSignIn", "A link that comes at Sign in is followed after it") {
    for link in ["crumb://user/12", "https://crumb.example/user/12"] {
      let app = try launch()
      try await app.follow(link)
      try await app.touch("Sign in")
      Checks::expect(app, stack: ["People", "Eve"], "after \(link) and signing in")
      Checks::expect(app, coordinators: signedIn, "after \(link) and signing in")
      Checks::expectNoLeaks(in: app, "after \(link) and signing in")
    }
  },

  Check("keptFromLaunch", "A link that starts the app at Sign in is followed after it") {
    for link in ["crumb://user/12", "https://crumb.example/user/12"] {
      let app = try launch()
      try await relaunch(app, by: link)
      try await app.touch("Sign in")
      Checks::expect(app, stack: ["People", "Eve"], "of a launch by \(link), after signing in")
    }
  },

  Check("lastLinkCounts", "Of several links before the sign-in, the last one counts") {
    let app = try launch()
    try await app.follow("crumb://user/7")
    try await app.follow("https://crumb.example/user/12")
    try await app.follow("crumb://bread/2")
    try await app.touch("Sign in")
    Checks::expect(app, stack: sourdough, "after links to Bob, Eve and Sourdough, and signing in")
  },

  Check("lastLinkCountsAfterLaunch", "A link that comes after the one of the launch counts") {
    let app = try launch()
    try await relaunch(app, by: "https://crumb.example/bread/2")
    try await app.follow("crumb://user/7")
    try await app.touch("Sign in")
    Checks::expect(app, stack: ["People", "Bob"], "of a launch by a link, after another one")
  },

  Check("othersAreNotFollowed", "Of several links, those before the last are not followed") {
    let app = try launch()
    try await app.follow("crumb://user/7")
    try await app.follow("crumb://bread/2")
    try await app.touch("Sign in")
    try await app.choose(tab: "People")
    Checks::expect(app, stack: ["People"], "in the other tab, after links to Bob and Sourdough")
    try await signOut(of: app)
    try await relaunch(app, by: "https://crumb.example/bread/2")
    try await app.follow("crumb://user/7")
    try await app.touch("Sign in")
    try await app.choose(tab: "Bread")
    Checks::expect(app, stack: ["Today's bread"], "in the other tab, after a launch and a link")
  },

  Check("keptLinkIsFollowedOnce", "What was kept is followed once, not at each sign-in") {
    let app = try launch()
    try await app.follow("crumb://user/7")
    try await app.touch("Sign in")
    Checks::expect(app, stack: ["People", "Bob"], "after a link and signing in")
    try await signOut(of: app)
    try await signIn("Eve", in: app)
    Checks::expect(app, stack: ["Today's bread"], "at the second sign-in")
    try await app.choose(tab: "People")
    Checks::expect(app, stack: ["People"], "in the other tab, at the second sign-in")
  },

  Check("openedLinkIsFollowedOnce", "A link that was followed at once is not kept") {
    let app = try await launchSignedIn()
    try await app.follow("crumb://user/7")
    Checks::expect(app, stack: ["People", "Bob"], "after a link, signed in")
    try await signOut(of: app)
    try await signIn("Eve", in: app)
    Checks::expect(app, stack: ["Today's bread"], "of the next customer")
  },

  Check("launchLinkIsFollowedOnce", "The link of a launch is followed once") {
    let app = try await launchSignedIn()
    try await relaunch(app, by: "https://crumb.example/user/7")
    Checks::expect(app, stack: ["People", "Bob"], "of a launch by a link")
    try await signOut(of: app)
    try await signIn("Eve", in: app)
    Checks::expect(app, stack: ["Today's bread"], "of the next customer")
  },

  Check("nextLinkIsKeptToo", "After a sign-out, the next link is kept as the first was") {
    let app = try launch()
    try await app.follow("crumb://user/7")
    try await app.touch("Sign in")
    try await signOut(of: app)
    try await app.follow("crumb://bread/2")
    try await app.touch("Sign in")
    Checks::expect(app, stack: sourdough, "after another link and another sign-in")
  },

  Check("forgottenWithTheApp", "A link that nobody followed is forgotten when the app ends") {
    let app = try launch()
    try await app.follow("crumb://user/7")
    await app.startAgain()
    try await app.touch("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "after a link, a new launch and signing in")
  },

  Check("runningAppFollows", "A link that comes while somebody is signed in is followed at once") {
    let app = try await launchSignedIn()
    try await app.touch("Rye")
    try await app.follow("https://crumb.example/user/7")
    Checks::expect(app, stack: ["People", "Bob"], "after a web link, signed in")
    try await app.follow("crumb://bread/2")
    Checks::expect(app, stack: sourdough, "after a link with our own scheme, signed in")
    try await app.choose(tab: "People")
    Checks::expect(app, stack: ["People", "Bob"], "in the tab of the link before")
    try await app.follow("crumb://user/99")
    Checks::expect(app, stack: ["People", "Bob"], "after a link to nobody, at Bob's screen")
  },

  Check("signOutLeavesNothing", "After a sign-out nothing of the tabs is alive") {
    let app = try launch()
    try await relaunch(app, by: "crumb://user/7")
    try await app.touch("Sign in")
    try await app.goBack()
    try await app.touch("Sign out")
    Checks::expect(app, stack: ["Sign in"], "after signing out")
    Checks::expect(app, coordinators: signedOut, "after signing out")
    Checks::expectNoLeaks(in: app, "after signing out")
  },

  Check("appIsFreed", "When the app ends, nothing of its coordinators is alive") {
    let app = try launch()
    try await app.follow("crumb://user/7")
    weak let waiting = (app.sceneDelegate as? SceneDelegate)?.appCoordinator
    await app.startAgain()
    Checks::expect(waiting, is: nil, "AppCoordinator of a launch that ended at Sign in")
    try await app.touch("Sign in")
    weak let busy = (app.sceneDelegate as? SceneDelegate)?.appCoordinator
    weak let tabs = busy?.childCoordinators.first
    await app.startAgain()
    Checks::expect(busy, is: nil, "AppCoordinator of a launch that ended in a tab")
    Checks::expect(tabs, is: nil, "AppCoordinator's child of a launch that ended in a tab")
  },
]

private let sourdough = ["Today's bread", "Sourdough"]
private let signedOut = ["AppCoordinator", "AppCoordinator/AuthCoordinator"]
private let signedIn = [
  "AppCoordinator", "AppCoordinator/TabBarCoordinator",
  "AppCoordinator/TabBarCoordinator/BreadCoordinator",
  "AppCoordinator/TabBarCoordinator/PeopleCoordinator",
]

/// How many phones the checks have had: each starts with a new one.
@MainActor private var phones = 0

/// Launches the app on a phone of its own, which remembers nothing.
@MainActor private func launch() throws -> Simulator {
  phones += 1
  let suite = "checks.phone-\(phones)"
  let defaults = try Checks::require(UserDefaults(suiteName: suite), "The checks' own defaults")
  defaults.removePersistentDomain(forName: suite)
  let app = Simulator(sceneDelegate(with: defaults))
  Checks::expect(app, stack: ["Sign in"], "of a first launch")
  return app
}

@MainActor private func sceneDelegate(with defaults: UserDefaults) -> SceneDelegate {
  let sceneDelegate = SceneDelegate()
  sceneDelegate.defaults = defaults
  return sceneDelegate
}

/// Launches the app and signs in, without any link.
@MainActor private func launchSignedIn() async throws -> Simulator {
  let app = try launch()
  try await app.touch("Sign in")
  Checks::expect(app, stack: ["Today's bread"], "after signing in")
  return app
}

@MainActor private func relaunch(_ app: Simulator, by link: String) async throws {
  await app.startAgain(by: try Checks::require(URL(string: link), "A URL made of \(link)"))
}

@MainActor private func signIn(_ name: String, in app: Simulator) async throws {
  try app.type(name, into: "Name")
  try await app.touch("Sign in")
}

/// Signs out, from wherever in the tab of people the app is.
@MainActor private func signOut(of app: Simulator) async throws {
  if app.stack.count > 1 { try await app.goBack() }
  if !app.screen.labels.contains("Sign out") { try await app.choose(tab: "People") }
  try await app.touch("Sign out")
}

/// What a user does, and then waits for: an answer may take a turn of its own to follow.
extension Simulator {
  fileprivate func follow(_ link: String) async throws {
    try open(link)
    await settle()
  }

  fileprivate func touch(_ label: String) async throws {
    try tap(label)
    await settle()
  }

  fileprivate func choose(tab label: String) async throws {
    try selectTab(label)
    await settle()
  }

  fileprivate func goBack() async throws {
    try back()
    await settle()
  }

  fileprivate func startAgain(by link: URL? = nil) async {
    relaunch(opening: link)
    await settle()
  }
}
