import Checks
import Simulator
import UIKit

@testable import ThirdTab

@MainActor let checks = [
  Check("threeTabs", "There are three tabs, and Profile has the customer's profile") {
    let app = try await launchSignedIn()
    Checks::expect(app.screen.tabs.map(\.label), equals: tabs, "The tabs")
    Checks::expect(app, stack: ["Today's bread"], "after signing in")
    try app.selectTab("Profile")
    Checks::expect(app, stack: ["Profile"], "in the tab Profile")
    Checks::expect(app, shows: "Ada", "in the tab Profile")
  },

  Check("eachTabHasAChild", "TabBarCoordinator has a child for each tab") {
    let app = try await launchSignedIn()
    let children = app.tree.nodes(named: "TabBarCoordinator").flatMap(\.children).map(\.type)
    Checks::expect(children.sorted(), equals: flows, "TabBarCoordinator's children, by name")
  },

  Check("eachTabHasAStack", "In each tab lies a navigation controller, on its first screen") {
    let app = try await launchSignedIn()
    let inside = app.window?.rootViewController?.children ?? []
    let stacks = inside.map { ($0 as? UINavigationController)?.viewControllers.map(title) ?? [] }
    let expected = [["Today's bread"], ["Profile"], ["Settings"]]
    Checks::expect(stacks, equals: expected, "What lies in the tabs")
  },

  Check("profileLoadsLate", "The profile's screen is not loaded before its tab is first shown") {
    let app = try await launchSignedIn()
    Checks::expect(loadings(in: app), equals: 0, "How often the profile was loaded at the sign-in")
    try app.selectTab("Settings")
    Checks::expect(loadings(in: app), equals: 0, "How often it was loaded after Settings")
    try app.selectTab("Profile")
    Checks::expect(loadings(in: app), equals: 1, "How often it was loaded in its tab")
  },

  Check("profileOpensOrders", "My orders in the profile pushes the orders, and they slide in") {
    let app = try await launchSignedIn()
    try app.selectTab("Profile")
    let arrivals = Arrivals()
    app.navigationController?.delegate = arrivals
    try await app.tapAndSettle("My orders")
    Checks::expect(app, stack: ["Profile", "My orders"], "after My orders in the profile")
    Checks::expect(arrivals.seen, equals: ["My orders slid in"], "How the screen came")
    Checks::expect(app, shows: "Nothing yet", "after My orders in the profile")
    try app.back()
    Checks::expect(app, stack: ["Profile"], "after going back from My orders")
  },

  Check("ordersOpenAgain", "My orders in the profile opens again after going back") {
    let app = try await launchSignedIn()
    try app.selectTab("Profile")
    try await app.tapAndSettle("My orders")
    try app.back()
    try await app.tapAndSettle("My orders")
    Checks::expect(app, stack: ["Profile", "My orders"], "after going back and My orders")
    try app.selectTab("Profile")
    try await app.tapAndSettle("My orders")
    Checks::expect(app, stack: ["Profile", "My orders"], "after a tap on Profile and My orders")
  },

  Check("breadLeadsToOrders", "My orders on a bread's screen leads to the other tab") {
    let app = try await launchSignedIn()
    try app.tap("Rye")
    try app.tap("Order")
    try await app.tapAndSettle("My orders")
    Checks::expect(chosenTab(of: app), equals: "Profile", "The chosen tab after My orders")
    Checks::expect(app, stack: ["Profile", "My orders"], "after My orders on a bread's screen")
    Checks::expect(app, shows: "Rye", "after an order and My orders")
    try app.back()
    Checks::expect(app, stack: ["Profile"], "after going back from My orders")
    Checks::expect(app, shows: "Orders: 1", "after going back from My orders")
  },

  Check("twoTapsOneScreen", "Two quick taps on My orders show the orders once") {
    let app = try await launchSignedIn()
    try app.selectTab("Profile")
    try await app.tapAndSettle("My orders", times: 2)
    Checks::expect(app, stack: ["Profile", "My orders"], "after two quick taps in the profile")
    try app.back()
    try app.selectTab("Bread")
    try app.tap("Rye")
    try await app.tapAndSettle("My orders", times: 2)
    Checks::expect(
      app,
      stack: ["Profile", "My orders"],
      "after two quick taps on a bread's screen"
    )
    Checks::expectNoWarnings(in: app, "after two quick taps")
  },

  Check("breadStaysOpen", "The tab Bread stays as it is, with the bread open") {
    let app = try await launchSignedIn()
    try app.tap("Rye")
    try await app.tapAndSettle("My orders")
    Checks::expect(chosenTab(of: app), equals: "Profile", "The chosen tab after My orders")
    try app.selectTab("Bread")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "of the tab Bread after My orders")
  },

  Check("everyVisitIsTheSame", "My orders leads there again, whatever is open in the profile") {
    let app = try await launchSignedIn()
    try app.selectTab("Profile")
    try app.selectTab("Bread")
    try app.tap("Rye")
    for visit in ["first", "second", "third"] {
      try await app.tapAndSettle("My orders")
      Checks::expect(chosenTab(of: app), equals: "Profile", "The chosen tab, \(visit) visit")
      Checks::expect(app, stack: ["Profile", "My orders"], "at the \(visit) visit")
      if visit == "second" { try app.back() }
      try app.selectTab("Bread")
    }
  },

  Check("ordersAreOfNow", "An open list of orders shows what has been ordered by then") {
    let app = try await launchSignedIn()
    try app.tap("Rye")
    try app.tap("Order")
    try await app.tapAndSettle("My orders")
    try app.selectTab("Bread")
    try app.tap("Order")
    try app.selectTab("Profile")
    Checks::expect(app, shows: "Rye, Rye", "in the tab Profile, after a second order")
    try app.back()
    Checks::expect(app, shows: "Orders: 2", "in the profile, after a second order")
  },

  Check("tabsAreAsLeft", "A tab is as it was left, and a tap on the chosen one leads to its root") {
    let app = try await launchSignedIn()
    try app.selectTab("Profile")
    try await app.tapAndSettle("My orders")
    try app.selectTab("Settings")
    try app.selectTab("Profile")
    Checks::expect(app, stack: ["Profile", "My orders"], "after Settings and Profile")
    try app.selectTab("Profile")
    Checks::expect(app, stack: ["Profile"], "after a second tap on Profile")
  },

  Check("nextCustomerHasNone", "The next customer has a new profile, without orders") {
    let app = try await launchSignedIn()
    try app.tap("Rye")
    try app.tap("Order")
    try await app.tapAndSettle("My orders")
    try app.selectTab("Settings")
    try await app.tapAndSettle("Sign out")
    try app.type("Bob", into: "Name")
    try await app.tapAndSettle("Sign in")
    try app.selectTab("Profile")
    Checks::expect(app, stack: ["Profile"], "of the next customer, in the tab Profile")
    Checks::expect(app, shows: "Bob", "of the next customer, in the tab Profile")
    Checks::expect(app, shows: "Orders: 0", "of the next customer, in the tab Profile")
  },

  Check("settingsLeaveNothing", "Sign out in the settings leaves nothing of the visit alive") {
    let app = try await launchSignedIn()
    try await openAll(in: app)
    try app.selectTab("Settings")
    let visit = Visit(to: app)
    try await app.tapAndSettle("Sign out")
    Checks::expect(app, stack: ["Sign in"], "after Sign out in the settings")
    Checks::expect(visit.alive, equals: [], "What is alive of the visit then")
    Checks::expectNoLeaks(in: app, "after Sign out in the settings")
  },

  Check("listLeavesNothing", "Sign out in the list leaves nothing of the visit alive") {
    let app = try await launchSignedIn()
    try await openAll(in: app)
    try app.selectTab("Bread")
    while app.screen.backLabel != nil { try app.back() }
    let visit = Visit(to: app)
    try await app.tapAndSettle("Sign out")
    Checks::expect(app, stack: ["Sign in"], "after Sign out in the list")
    Checks::expect(visit.alive, equals: [], "What is alive of the visit then")
    Checks::expectNoLeaks(in: app, "after Sign out in the list")
  },

  Check("rootIsNotOwned", "Launched afresh, the app leaves no old coordinator alive") {
    let app = try await launchSignedIn()
    try await openAll(in: app)
    weak let root = (app.sceneDelegate as? SceneDelegate)?.appCoordinator
    let visit = Visit(to: app)
    app.relaunch()
    Checks::expect(root, is: nil, "AppCoordinator from before the app was launched again")
    Checks::expect(visit.alive, equals: [], "What is alive from before the app was launched again")
  },
]

private let tabs = ["Bread", "Profile", "Settings"]
private let flows = ["HomeCoordinator", "ProfileCoordinator", "SettingsCoordinator"]

/// Hears how screens come onto a stack.
private final class Arrivals: NSObject, UINavigationControllerDelegate {
  var seen: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    seen.append("\(viewController.title ?? "") \(animated ? "slid in" : "was there at once")")
  }
}

/// All that a visit consists of, each held weakly: what is below the root, and what the window shows.
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
    let screens = app.window?.rootViewController.map(Self.all) ?? []
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
  fileprivate func tapAndSettle(_ label: String, times: Int = 1) async throws {
    try tap(label, times: times)
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

/// Opens a bread, and by it the orders in the other tab.
@MainActor private func openAll(in app: Simulator) async throws {
  try app.tap("Rye")
  try app.tap("Order")
  try await app.tapAndSettle("My orders")
}

/// The label of the tab that is marked as chosen.
@MainActor private func chosenTab(of app: Simulator) -> String {
  app.screen.tabs.first(where: \.isSelected)?.label ?? "none"
}

/// How often the profile's view was loaded.
@MainActor private func loadings(in app: Simulator) -> Int {
  app.callbacks.count { $0 == "ProfileViewController.viewDidLoad" }
}

@MainActor private func title(of controller: UIViewController) -> String {
  controller.title ?? "\(type(of: controller))"
}
