import Checks
import Simulator
import UIKit

@testable import ThreeStacks

@MainActor let checks = [
  Check("tabBarIsRoot", "The window's root is a tab bar controller") {
    let app = try await launchSignedIn()
    let root = app.window?.rootViewController
    let kind = root is UITabBarController ? "UITabBarController" : root.map(typeName) ?? "none"
    Checks::expect(kind, equals: "UITabBarController", "The window's root after signing in")
  },

  Check("threeTabs", "There are three tabs, and in each lies a stack with its first screen") {
    let app = try await launchSignedIn()
    Checks::expect(app.screen.tabs.map(\.label), equals: tabs, "The tabs")
    let stacks = tabBar(in: app.window?.rootViewController)?.children.map {
      ($0 as? UINavigationController)?.viewControllers.map(typeName) ?? ["no stack"]
    }
    Checks::expect(stacks ?? [], equals: screens, "What lies in the tabs")
    Checks::expect(app, stack: ["Today's bread"], "after signing in")
  },

  Check("eachTabHasAChild", "TabBarCoordinator has a child for each tab, and is a child itself") {
    let app = try await launchSignedIn()
    Checks::expect(app.tree.names.sorted(), equals: signedIn, "The coordinators, by name")
  },

  Check("orderIsHomesChild", "An order is HomeCoordinator's child, and goes when it is over") {
    let app = try await launchSignedIn()
    for ending in ["Cancel", "Done"] {
      try await app.tapAndSettle(ending == "Cancel" ? "Rye" : "Order")
      if ending == "Cancel" { try await app.tapAndSettle("Order") }
      weak let order = order(in: app)
      Checks::expect(app, hasCoordinator: orderInTree, "with the sheet open")
      if ending == "Done" {
        try await app.tapAndSettle("Confirm")
        Checks::expect(app, hasCoordinator: orderInTree, "after Confirm")
      }
      try await app.tapAndSettle(ending)
      Checks::expect(app, stack: ["Today's bread", "Rye"], "after \(ending)")
      Checks::expect(app.tree.names.sorted(), equals: signedIn, "The coordinators after \(ending)")
      Checks::expect(order, is: nil, "The order's coordinator after \(ending)")
      Checks::expectNoLeaks(in: app, "after \(ending)")
    }
  },

  Check("onlyShownIsLoaded", "A screen is not loaded before its tab is first shown") {
    let app = try await launchSignedIn()
    Checks::expect(loaded(in: app), equals: ["Bread"], "What was loaded at the sign-in")
    try app.selectTab("Settings")
    Checks::expect(loaded(in: app), equals: ["Bread", "Settings"], "What is loaded then")
    try app.selectTab("Profile")
    Checks::expect(loaded(in: app), equals: tabs, "What is loaded when all tabs were shown")
  },

  Check("tabsAreAsLeft", "Each tab is as the customer left it") {
    let app = try await launchSignedIn()
    try await app.tapAndSettle("Rye")
    try app.selectTab("Profile")
    try await app.tapAndSettle("My orders")
    try app.selectTab("Settings")
    try app.selectTab("Bread")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "of the tab Bread, as it was left")
    try app.selectTab("Profile")
    Checks::expect(app, stack: ["Profile", "My orders"], "of the tab Profile, as it was left")
  },

  Check("chosenTabGoesToRoot", "A tap on the chosen tab leads to its first screen, and it goes on")
  {
    let app = try await launchSignedIn()
    try await app.tapAndSettle("Rye")
    try app.selectTab("Bread")
    Checks::expect(app, stack: ["Today's bread"], "after a tap on Bread in Bread")
    try await app.tapAndSettle("Brioche")
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "after Brioche")
    try app.selectTab("Profile")
    try await app.tapAndSettle("My orders")
    try app.selectTab("Profile")
    Checks::expect(app, stack: ["Profile"], "after a tap on Profile in Profile")
    try await app.tapAndSettle("My orders")
    Checks::expect(app, stack: ["Profile", "My orders"], "after My orders once more")
    Checks::expectNoLeaks(in: app, "after taps on the chosen tabs")
  },

  Check("screensSlideIn", "A bread and the orders slide in, each in its own tab") {
    let app = try await launchSignedIn()
    let arrivals = Arrivals()
    app.navigationController?.delegate = arrivals
    try await app.tapAndSettle("Rye")
    try app.selectTab("Profile")
    app.navigationController?.delegate = arrivals
    try await app.tapAndSettle("My orders")
    Checks::expect(app, stack: ["Profile", "My orders"], "after My orders in the profile")
    let found = arrivals.seen
    Checks::expect(found, equals: ["Rye slid in", "My orders slid in"], "How the screens came")
  },

  Check("twoTapsAreOne", "Two quick taps open one bread, one order, one list of orders") {
    let app = try await launchSignedIn()
    try await app.tapAndSettle("Rye", times: 2)
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after two quick taps on Rye")
    try await app.tapAndSettle("Order", times: 2)
    let orders = app.tree.nodes(named: "OrderCoordinator").count
    Checks::expect(orders, equals: 1, "The OrderCoordinators after two quick taps on Order")
    try await app.tapAndSettle("Cancel")
    try app.selectTab("Profile")
    try await app.tapAndSettle("My orders", times: 2)
    Checks::expect(app, stack: ["Profile", "My orders"], "after two quick taps on My orders")
    Checks::expectNoWarnings(in: app, "after two quick taps each")
  },

  Check("receiptLeadsToOrders", "My orders on the receipt leads to the tab Profile") {
    let app = try await launchSignedIn()
    try await buy("Rye", in: app)
    weak let order = order(in: app)
    try await app.tapAndSettle("My orders")
    expectOrders("Rye", in: app, "after My orders on the receipt")
    Checks::expect(order, is: nil, "The order's coordinator after My orders")
    Checks::expect(app.tree.names.sorted(), equals: signedIn, "The coordinators after My orders")
    Checks::expectNoLeaks(in: app, "after My orders on the receipt")
    try app.selectTab("Bread")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "of the tab Bread after My orders")
  },

  Check("everyVisitIsTheSame", "My orders leads there again, whatever is open in the profile") {
    let app = try await launchSignedIn()
    try await buy("Rye", in: app)
    try await app.tapAndSettle("My orders")
    try goToList(in: app)
    try await buy("Brioche", in: app)
    try await app.tapAndSettle("My orders")
    expectOrders("Rye, Brioche", in: app, "at the second visit")
    try app.back()
    Checks::expect(app, shows: "Orders: 2", "in the profile after the second visit")
    try goToList(in: app)
    try await buy("Rye", in: app)
    try await app.tapAndSettle("My orders")
    expectOrders("Rye, Brioche, Rye", in: app, "at the third visit")
    Checks::expectNoWarnings(in: app, "after three visits")
  },

  Check("listLeavesNothing", "Sign out in the list leaves nothing of the visit alive") {
    let app = try await launchSignedIn()
    try await openAll(in: app)
    try goToList(in: app)
    try await expectNothingAfterSigningOut(of: app, "after Sign out in the list")
  },

  Check("receiptLeavesNothing", "Sign out on the receipt leaves nothing of the visit alive") {
    let app = try await launchSignedIn()
    try await openAll(in: app)
    try goToList(in: app)
    try await buy("Rye", in: app)
    try await expectNothingAfterSigningOut(of: app, "after Sign out on the receipt")
  },

  Check("settingsLeaveNothing", "Sign out in the settings leaves nothing of the visit alive") {
    let app = try await launchSignedIn()
    try await openAll(in: app)
    try app.selectTab("Settings")
    try await expectNothingAfterSigningOut(of: app, "after Sign out in the settings")
  },

  Check("nextCustomerIsNew", "The next customer gets new tabs, without orders, and all of it works")
  {
    let app = try await launchSignedIn()
    try await buy("Rye", in: app)
    try await app.tapAndSettle("Sign out")
    try app.type("Bob", into: "Name")
    try await app.tapAndSettle("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "of the next customer")
    try app.selectTab("Profile")
    Checks::expect(app, stack: ["Profile"], "of the next customer, in the tab Profile")
    Checks::expect(app, shows: "Bob", "of the next customer, in the tab Profile")
    Checks::expect(app, shows: "Orders: 0", "of the next customer, in the tab Profile")
    try app.selectTab("Bread")
    try await buy("Brioche", in: app)
    try await app.tapAndSettle("My orders")
    expectOrders("Brioche", in: app, "of the next customer")
    try app.selectTab("Settings")
    try await expectNothingAfterSigningOut(of: app, "after the next customer")
  },

  Check("rootIsNotOwned", "Launched afresh, the app leaves no old coordinator alive") {
    let app = try await launchSignedIn()
    try await openAll(in: app)
    try goToList(in: app)
    try await app.tapAndSettle("Brioche")
    try await app.tapAndSettle("Order")
    Checks::expect(app, hasCoordinator: orderInTree, "with the sheet open")
    weak let root = (app.sceneDelegate as? SceneDelegate)?.appCoordinator
    let visit = Visit(to: app, screens: false)
    app.relaunch()
    Checks::expect(root, is: nil, "AppCoordinator from before the app was launched again")
    Checks::expect(
      visit.alive,
      equals: [],
      "The coordinators from before the app was launched again"
    )
  },
]

private let tabs = ["Bread", "Profile", "Settings"]
private let screens = [
  ["BreadListViewController"], ["ProfileViewController"], ["SettingsViewController"],
]
private let signedOut = ["AppCoordinator", "AppCoordinator/AuthCoordinator"]
private let signedIn = [
  "AppCoordinator",
  "AppCoordinator/TabBarCoordinator",
  "AppCoordinator/TabBarCoordinator/HomeCoordinator",
  "AppCoordinator/TabBarCoordinator/ProfileCoordinator",
  "AppCoordinator/TabBarCoordinator/SettingsCoordinator",
]
private let orderInTree = "AppCoordinator/TabBarCoordinator/HomeCoordinator/OrderCoordinator"

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

  init(to app: Simulator, screens: Bool = true) {
    let root = (app.sceneDelegate as? SceneDelegate)?.appCoordinator
    let flows = root.map { $0.childCoordinators.flatMap(Self.all) } ?? []
    let shown = screens ? app.window?.rootViewController.map(Self.all) ?? [] : []
    // Each screen below a sheet's presenter names that sheet.
    var met: Set<ObjectIdentifier> = []
    let all = (flows + shown).filter { met.insert(ObjectIdentifier($0)).inserted }
    parts = all.map { Part($0) }
  }

  /// The names of the types of what has not gone.
  var alive: [String] { parts.filter { $0.object != nil }.map(\.name) }

  private static func all(below coordinator: any Coordinator) -> [AnyObject] {
    [coordinator] + coordinator.childCoordinators.flatMap(all)
  }

  private static func all(in controller: UIViewController) -> [AnyObject] {
    let inside = controller.children + [controller.presentedViewController].compactMap(\.self)
    return [controller] + inside.filter { $0 !== controller }.flatMap(all)
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

/// Opens what there is in the tabs: a bread, the orders, the settings.
@MainActor private func openAll(in app: Simulator) async throws {
  try await buy("Rye", in: app)
  try await app.tapAndSettle("My orders")
  try app.selectTab("Settings")
}

/// Chooses the tab Bread, and goes back to its list.
@MainActor private func goToList(in app: Simulator) throws {
  try app.selectTab("Bread")
  while app.screen.backLabel != nil { try app.back() }
}

/// Opens a bread from the list, and orders it; the receipt is left open.
@MainActor private func buy(_ bread: String, in app: Simulator) async throws {
  try await app.tapAndSettle(bread)
  try await app.tapAndSettle("Order")
  try await app.tapAndSettle("Confirm")
  Checks::expect(app, shows: "\(bread), ready at five.", "after Confirm")
}

/// Expects the orders to be in front, in the profile's tab and on its stack.
@MainActor private func expectOrders(_ text: String, in app: Simulator, _ moment: String) {
  let chosen = app.screen.tabs.first(where: \.isSelected)?.label ?? "none"
  Checks::expect(chosen, equals: "Profile", "The chosen tab \(moment)")
  Checks::expect(app, stack: ["Profile", "My orders"], moment)
  Checks::expect(app, shows: text, moment)
}

/// Taps Sign out, and expects the sign-in flow and nothing else.
@MainActor private func expectNothingAfterSigningOut(
  of app: Simulator,
  _ moment: String
) async throws {
  let visit = Visit(to: app)
  try await app.tapAndSettle("Sign out")
  Checks::expect(app, stack: ["Sign in"], moment)
  Checks::expect(app, coordinators: signedOut, moment)
  Checks::expect(visit.alive, equals: [], "What is alive of the visit \(moment)")
  Checks::expectNoLeaks(in: app, moment)
}

/// The coordinator of the order that is under way.
@MainActor private func order(in app: Simulator) -> AnyObject? {
  let root = (app.sceneDelegate as? SceneDelegate)?.appCoordinator
  let tabs = root?.childCoordinators.flatMap(\.childCoordinators) ?? []
  return tabs.flatMap(\.childCoordinators).first
}

/// The tabs whose first screens were loaded.
@MainActor private func loaded(in app: Simulator) -> [String] {
  zip(tabs, screens.joined()).filter { app.callbacks.contains("\($1).viewDidLoad") }.map(\.0)
}

/// The tab bar controller that the window shows, wherever it lies.
@MainActor private func tabBar(in controller: UIViewController?) -> UITabBarController? {
  controller as? UITabBarController ?? controller?.children.lazy.compactMap(tabBar).first
}

@MainActor private func typeName(of controller: UIViewController) -> String {
  "\(type(of: controller))"
}
