import Checks
import Simulator
import UIKit

@testable import FourReports

@MainActor let checks = [
  Check("listSignsOut", "Sign out in the list of breads leads to Sign in") {
    let app = try await launchSignedIn()
    try await app.tapAndSettle("Sign out")
    expectSignedOut(app, "after Sign out in the list")
  },

  Check("settingsSignOut", "Sign out in the settings leads to Sign in") {
    let app = try await launchSignedIn()
    try app.selectTab("Settings")
    try await app.tapAndSettle("Sign out")
    expectSignedOut(app, "after Sign out in the settings")
  },

  Check("listLeavesNothing", "Sign out in the list leaves nothing of the visit alive") {
    let app = try await launchSignedIn()
    try visitAllTabs(of: app)
    try app.selectTab("Bread")
    if app.screen.backLabel != nil { try app.back() }
    let visit = Visit(to: app)
    try await app.tapAndSettle("Sign out")
    Checks::expect(visit.alive, equals: [], "What is alive of the visit after Sign out in the list")
    Checks::expectNoLeaks(in: app, "after Sign out in the list")
  },

  Check("settingsLeaveNothing", "Sign out in the settings leaves nothing of the visit alive") {
    let app = try await launchSignedIn()
    try visitAllTabs(of: app)
    let visit = Visit(to: app)
    try await app.tapAndSettle("Sign out")
    Checks::expect(visit.alive, equals: [], aliveAfterSettings)
    Checks::expectNoLeaks(in: app, "after Sign out in the settings")
  },

  Check("registerIsNoDeadEnd", "Register has a title and a way back, at the first visit and later")
  {
    let app = Simulator(SceneDelegate())
    try expectWayBack(from: "Register", in: app, "at the first visit")
    try await app.tapAndSettle("Sign in")
    try app.selectTab("Settings")
    try await app.tapAndSettle("Sign out")
    try expectWayBack(from: "Register", in: app, "after Sign out in the settings")
    try await app.tapAndSettle("Sign in")
    try await app.tapAndSettle("Sign out")
    try expectWayBack(from: "Register", in: app, "after Sign out in the list")
  },

  Check("formIsGone", "While somebody is signed in, no sign-in form is alive") {
    let app = Simulator(SceneDelegate())
    weak let form = app.visibleController
    try await app.tapAndSettle("Sign in")
    Checks::expect(form, is: nil, "The sign-in form after signing in")
    try app.selectTab("Settings")
    try await app.tapAndSettle("Sign out")
    weak let second = app.visibleController
    try app.tap("Register")
    weak let registration = app.visibleController
    try app.type("Eve", into: "Name")
    try await app.tapAndSettle("Create account")
    Checks::expect(second, is: nil, "The second visit's sign-in form after registering")
    Checks::expect(registration, is: nil, "The registration form after registering")
  },

  Check("tabBarIsRoot", "The tab bar controller is the window's root, on no navigation controller")
  {
    let app = try await launchSignedIn()
    try expectTabBarAtRoot(of: app, "after the first sign-in")
    try app.selectTab("Settings")
    try await app.tapAndSettle("Sign out")
    try await app.tapAndSettle("Sign in")
    try expectTabBarAtRoot(of: app, "after the second sign-in")
  },

  Check("tabsAreAsLeft", "Each tab is as the customer left it") {
    let app = try await launchSignedIn()
    try app.tap("Rye")
    for tab in ["Profile", "Settings"] {
      try app.selectTab(tab)
      Checks::expect(app, stack: [tab], "in the tab \(tab)")
      try app.selectTab("Bread")
      Checks::expect(app, stack: ["Today's bread", "Rye"], "after \(tab) and Bread")
    }
  },

  Check("chosenTabGoesToRoot", "A tap on the tab that is chosen leads to its first screen") {
    let app = try await launchSignedIn()
    try app.tap("Rye")
    try app.selectTab("Profile")
    try app.selectTab("Bread")
    try app.selectTab("Bread")
    Checks::expect(app, stack: ["Today's bread"], "after a second tap on Bread")
  },

  Check("treeIsTheSame", "AppCoordinator has one child, and that has a child for each tab") {
    let app = try await launchSignedIn()
    Checks::expect(app.screen.tabs.map(\.label), equals: tabs, "The tabs")
    Checks::expect(app, coordinators: signedIn, "after signing in")
  },

  Check("nextCustomerIsNew", "The next customer gets new tabs, and begins with the list") {
    let app = try await launchSignedIn()
    try app.tap("Rye")
    try app.selectTab("Settings")
    try await app.tapAndSettle("Sign out")
    try app.type("Bob", into: "Name")
    try await app.tapAndSettle("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "of the next customer")
    Checks::expect(app, coordinators: signedIn, "of the next customer")
    try app.selectTab("Profile")
    Checks::expect(app, shows: "Bob", "of the next customer, in the tab Profile")
  },

  Check("rootIsNotOwned", "Launched afresh, the app leaves no old coordinator alive") {
    let app = Simulator(SceneDelegate())
    let door = Visit(to: app)
    app.relaunch()
    Checks::expect(door.alive, equals: [], "What is alive of a launch that ended at Sign in")
    try await app.tapAndSettle("Sign in")
    try visitAllTabs(of: app)
    let visit = Visit(to: app)
    app.relaunch()
    Checks::expect(visit.alive, equals: [], "What is alive of a launch that ended in the tabs")
  },
]

private let tabs = ["Bread", "Profile", "Settings"]
private let aliveAfterSettings = "What is alive of the visit after Sign out in the settings"
private let signedOut = ["AppCoordinator", "AppCoordinator/AuthCoordinator"]
private let signedIn = [
  "AppCoordinator",
  "AppCoordinator/TabBarCoordinator",
  "AppCoordinator/TabBarCoordinator/HomeCoordinator",
  "AppCoordinator/TabBarCoordinator/ProfileCoordinator",
  "AppCoordinator/TabBarCoordinator/SettingsCoordinator",
]

/// All that a visit consists of, each held weakly: what is below the root, and the tabs.
@MainActor private struct Visit {
  private final class Part {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
      self.object = object
      name = "\(type(of: object))"
    }
  }

  private let parts: [Part]

  init(to app: Simulator) {
    let root = (app.sceneDelegate as? SceneDelegate)?.appCoordinator
    let flows = root.map { $0.childCoordinators.flatMap(Self.all) } ?? []
    let screens = tabBar(in: app.window?.rootViewController).map(Self.all) ?? []
    parts = (flows + screens).map { Part($0) }
  }

  /// The names of the types of what has not gone.
  var alive: [String] { parts.filter { $0.object != nil }.map(\.name) }

  private static func all(below coordinator: any Coordinator) -> [AnyObject] {
    [coordinator] + coordinator.childCoordinators.flatMap(all)
  }

  private static func all(in controller: UIViewController) -> [AnyObject] {
    [controller] + controller.children.flatMap(all)
  }
}

extension Simulator {
  /// Taps, and lets a parent that is told by a task have its turn.
  fileprivate func tapAndSettle(_ label: String) async throws {
    try tap(label)
    await settle()
  }
}

/// Starts the app and signs in as Ada, which must lead to the list.
@MainActor private func launchSignedIn() async throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try await app.tapAndSettle("Sign in")
  Checks::expect(app, shows: "Today's bread", "after signing in")
  return app
}

/// Opens a bread, and looks at all other tabs; ends in the settings.
@MainActor private func visitAllTabs(of app: Simulator) throws {
  try app.tap("Rye")
  try app.selectTab("Profile")
  try app.selectTab("Settings")
}

/// Expects the sign-in flow to have the window, and to be the root's only child.
@MainActor private func expectSignedOut(_ app: Simulator, _ moment: String) {
  Checks::expect(app, stack: ["Sign in"], moment)
  Checks::expect(app, coordinators: signedOut, moment)
}

/// Opens a screen of the sign-in flow, and goes back.
@MainActor private func expectWayBack(
  from title: String,
  in app: Simulator,
  _ moment: String
) throws {
  try app.tap(title)
  Checks::expect(app, stack: ["Sign in", title], "\(moment), with \(title) open")
  let bar = [app.screen.backLabel, app.screen.hasBar ? app.screen.title : nil]
  let seen = bar.map { $0 ?? "nothing" }
  Checks::expect(seen, equals: ["Sign in", title], "The back button and the title \(moment)")
  if app.screen.backLabel == nil {
    throw DeadEnd()
  }
  try app.back()
}

/// Ends a check that has met a screen without a way back.
private struct DeadEnd: Error {}

/// Expects the window's root to be a tab bar controller that lies on nothing.
@MainActor private func expectTabBarAtRoot(of app: Simulator, _ moment: String) throws {
  let root = try Checks::require(app.window?.rootViewController, "The window's root \(moment)")
  let kind = root is UITabBarController ? "a tab bar controller" : "a \(type(of: root))"
  Checks::expect(kind, equals: "a tab bar controller", "The window's root \(moment)")
  let inside = root.children.map { $0 is UINavigationController ? "navigation" : "other" }
  Checks::expect(
    inside,
    equals: ["navigation", "navigation", "navigation"],
    "In the tabs \(moment)"
  )
}

/// The tab bar controller that the window shows, wherever it lies.
@MainActor private func tabBar(in controller: UIViewController?) -> UITabBarController? {
  controller as? UITabBarController ?? controller?.children.lazy.compactMap(tabBar).first
}
