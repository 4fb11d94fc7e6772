import Checks
import Foundation
import Simulator
import UIKit

@testable import DownTheTree

@MainActor let checks = [
  Check("flowsAnswer", "Each flow tells what it can open, and nothing changes by that") {
    let bread = try breadFlow()
    expect(bread, canOpen: [.bread(rye), .order(sourdough)], not: [.bread(none), .order(none)])
    expect(bread, canOpen: [], not: [.user(bob), .user(UserID(number: 1))])
    expect(bread, stack: ["Today's bread"], "after canOpen")
    let people = try peopleFlow()
    expect(people, canOpen: [.user(bob), .user(eve)], not: [.user(nobody), .bread(rye)])
    expect(people, canOpen: [], not: [.order(rye), .bread(BreadID(number: 7))])
    expect(people, stack: ["People"], "after canOpen")
  },

  Check("breadFlowShows", "The flow of breads shows its list with one bread on it") {
    let flow = try breadFlow()
    flow.open(.bread(rye))
    expect(flow, stack: ["Today's bread", "Rye"], "after the route to Rye")
    flow.open(.bread(sourdough))
    expect(flow, stack: ["Today's bread", "Sourdough"], "after the route to Sourdough")
    flow.open(.order(rye))
    expect(flow, stack: ["Today's bread", "Rye"], "after the route to the order of Rye")
    flow.open(.bread(none))
    flow.open(.user(bob))
    expect(flow, stack: ["Today's bread", "Rye"], "after routes that it cannot open")
  },

  Check("peopleFlowShows", "The flow of people shows its list with one person on it") {
    let flow = try peopleFlow()
    flow.open(.user(bob))
    expect(flow, stack: ["People", "Bob"], "after the route to Bob")
    flow.open(.user(eve))
    expect(flow, stack: ["People", "Eve"], "after the route to Eve")
    flow.open(.user(nobody))
    flow.open(.bread(rye))
    expect(flow, stack: ["People", "Eve"], "after routes that it cannot open")
  },

  Check("linkChoosesTab", "A link chooses the tab in which its place is") {
    let app = try await launchSignedIn()
    try await app.follow("crumb://user/7")
    Checks::expect(app, stack: ["People", "Bob"], "after a link to Bob")
    Checks::expect(app, shows: "Likes Rye best.", "after a link to Bob")
    try await app.follow("https://crumb.example/bread/2")
    Checks::expect(app, stack: ["Today's bread", "Sourdough"], "after a link to Sourdough")
    Checks::expect(app, shows: "50 crowns", "after a link to Sourdough")
    Checks::expectNoWarnings(in: app, "after two links")
    Checks::expectNoLeaks(in: app, "after two links")
  },

  Check("otherTabStays", "The stack of the other tab stays as it is") {
    let app = try await launchSignedIn()
    try await app.touch("Rye")
    try await app.follow("crumb://user/7")
    try await app.choose(tab: "Bread")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "of the tab Bread, after a link to Bob")
    try await app.choose(tab: "People")
    Checks::expect(app, stack: ["People", "Bob"], "of the tab People, after a link to Bob")
  },

  Check("sameFromAnywhere", "A link leads to the same stack wherever the customer was") {
    let app = try await launchSignedIn()
    try await app.touch("Rye")
    try await app.follow("crumb://bread/3")
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "after a link to Brioche, at Rye")
    try await app.choose(tab: "People")
    try await app.touch("Bob")
    try await app.follow("crumb://user/12")
    Checks::expect(app, stack: ["People", "Eve"], "after a link to Eve, at Bob's screen")
    Checks::expectNoLeaks(in: app, "after links to breads and people")
  },

  Check("sameLinkAgain", "The same link again leads to the same stack") {
    let app = try await launchSignedIn()
    try await app.follow("crumb://bread/3")
    try await app.follow("https://crumb.example/bread/3")
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "after two links to Brioche")
    Checks::expectNoLeaks(in: app, "after two links to Brioche")
  },

  Check("answersAreTrue", "The root tells what became of a route") {
    let app = try await launch()
    let door = try root(of: app)
    Checks::expect(door.open(.user(bob)), equals: .kept, "What open says while signed out")
    try await app.touch("Sign in")
    let tabs = try root(of: app)
    Checks::expect(tabs.open(.user(nobody)), equals: .unknown, "What open says of nobody")
    Checks::expect(tabs.open(.bread(none)), equals: .unknown, "What open says of no bread")
    Checks::expect(tabs.open(.order(none)), equals: .unknown, "What open says of no order")
    Checks::expect(tabs.open(.user(bob)), equals: .opened, "What open says of Bob")
    Checks::expect(tabs.open(.bread(rye)), equals: .opened, "What open says of Rye")
    Checks::expect(tabs.open(.order(rye)), equals: .opened, "What open says of an order")
    await app.settle()
    Checks::expect(tabs.open(.user(eve)), equals: .opened, "What open says of Eve, at an order")
    Checks::expect(tabs.open(.user(nobody)), equals: .unknown, "What open says as a sheet goes")
  },

  Check("unknownChangesNothing", "A link to nothing changes nothing, nor ends an order") {
    let app = try await launchSignedIn()
    try await app.touch("Rye")
    try await app.touch("Order")
    weak let order = orders(of: app).first
    for link in ["crumb://user/99", "https://crumb.example/user/99", "crumb://bread/99/order"] {
      try await app.follow(link)
      Checks::expect(app, shows: "One Rye, 40 crowns", "after \(link), at an order")
      Checks::expect(order != nil, equals: true, "That the order is alive after \(link)")
    }
    try await app.touch("Cancel")
    for link in ["crumb://user/99", "crumb://bread/99"] {
      try await app.follow(link)
      Checks::expect(app, stack: ["Today's bread", "Rye"], "after \(link), at Rye")
    }
    try await app.choose(tab: "People")
    Checks::expect(app, stack: ["People"], "in the other tab, after links to nothing")
  },

  Check("orderGivesWay", "An order that is under way ends when a link is opened") {
    for link in ["crumb://user/7", "crumb://bread/2"] {
      let app = try await launchSignedIn()
      try await app.touch("Rye")
      try await app.touch("Order")
      weak let order = orders(of: app).first
      try await app.follow(link)
      let place = link.hasSuffix("7") ? ["People", "Bob"] : ["Today's bread", "Sourdough"]
      expectNoOrder(in: app, at: place, "after \(link), at an order")
      Checks::expect(order, is: nil, "The order that was under way, after \(link)")
    }
  },

  Check("orderLinkOpensOrder", "A link to an order opens it, from either tab") {
    let app = try await launchSignedIn()
    try await app.follow("crumb://bread/2/order")
    expectOrder("One Sourdough, 50 crowns", in: app, "after a link to its order, at the list")
    try await app.touch("Cancel")
    expectNoOrder(in: app, at: ["Today's bread", "Sourdough"], "after Cancel")
    try await app.choose(tab: "People")
    try await app.follow("https://crumb.example/bread/1/order")
    expectOrder("One Rye, 40 crowns", in: app, "after a link to its order, at People")
    try await app.touch("Confirm")
    expectNoOrder(in: app, at: ["Today's bread", "Rye"], "after Confirm")
  },

  Check("orderAfterOrder", "A link to an order takes the place of an order under way") {
    let app = try await launchSignedIn()
    try await app.touch("Rye")
    try await app.touch("Order")
    weak let first = orders(of: app).first
    try await app.follow("crumb://bread/2/order")
    expectOrder("One Sourdough, 50 crowns", in: app, "after a link to its order, at another")
    Checks::expect(first, is: nil, "The first order, after a link to the second")
    try await app.follow("crumb://bread/3/order")
    expectOrder("One Brioche, 30 crowns", in: app, "after a link to a third order")
    try await app.touch("Cancel")
    expectNoOrder(in: app, at: ["Today's bread", "Brioche"], "after three orders, and Cancel")
  },

  Check("launchLeadsThere", "A link that starts the app leads to its place") {
    let app = try await launchSignedIn()
    try await app.startAgain(by: "crumb://bread/1/order")
    expectOrder("One Rye, 40 crowns", in: app, "of a launch by a link to its order")
    try await app.touch("Cancel")
    expectNoOrder(in: app, at: ["Today's bread", "Rye"], "of that launch, after Cancel")
    try await app.startAgain(by: "https://crumb.example/user/7")
    expectNoOrder(in: app, at: ["People", "Bob"], "of a launch by a link to Bob")
    try await app.startAgain(by: "crumb://user/99")
    expectNoOrder(in: app, at: ["Today's bread"], "of a launch by a link to nobody")
  },

  Check("linkedBreadCanBeOrdered", "A bread that was reached by a link can be ordered") {
    let app = try await launchSignedIn()
    try await app.follow("crumb://bread/2")
    try await app.touch("Order")
    expectOrder("One Sourdough, 50 crowns", in: app, "after a link to the bread, and Order")
    try await app.touch("Confirm")
    try await app.touch("Order")
    expectOrder("One Sourdough, 50 crowns", in: app, "after Confirm, and Order again")
  },

  Check("lastOfTwoLinks", "Of two links in one turn the last one counts") {
    let app = try await launchSignedIn()
    try app.receive("https://crumb.example/user/7")
    try app.receive("https://crumb.example/bread/2")
    await app.settle()
    expectNoOrder(in: app, at: ["Today's bread", "Sourdough"], "after links to Bob and Sourdough")
    try await app.touch("Order")
    try app.receive("https://crumb.example/bread/3/order")
    try app.receive("https://crumb.example/bread/1/order")
    await app.settle()
    expectOrder("One Rye, 40 crowns", in: app, "after two links to orders, at an order")
    try app.receive("https://crumb.example/bread/3/order")
    try app.receive("https://crumb.example/user/12")
    await app.settle()
    expectNoOrder(in: app, at: ["People", "Eve"], "after links to an order and to Eve")
  },

  Check("linkAsSheetGoes", "A link that comes while a sheet is going is followed") {
    let app = try await launchSignedIn()
    try await app.touch("Rye")
    try await app.touch("Order")
    try app.begin("Confirm")
    try app.receive("https://crumb.example/bread/2/order")
    await app.settle()
    expectOrder("One Sourdough, 50 crowns", in: app, "after a link to it as a sheet went")
    try app.begin("Confirm")
    try app.receive("https://crumb.example/user/7")
    await app.settle()
    expectNoOrder(in: app, at: ["People", "Bob"], "after a link to Bob as a sheet went")
  },

  Check("linkAsSheetComes", "A link that comes while a sheet is coming is followed") {
    let app = try await launchSignedIn()
    try await app.touch("Rye")
    try app.begin("Order")
    try app.receive("https://crumb.example/user/7")
    await app.settle()
    expectNoOrder(in: app, at: ["People", "Bob"], "after a link to Bob as a sheet came")
    try await app.follow("crumb://bread/2")
    try app.begin("Order")
    try app.receive("https://crumb.example/bread/3/order")
    await app.settle()
    expectOrder("One Brioche, 30 crowns", in: app, "after a link to it as a sheet came")
  },

  Check("linkAsScreenSlidesIn", "A link that comes while a screen slides in is followed") {
    let app = try await launchSignedIn()
    try app.begin("Rye")
    try app.receive("https://crumb.example/bread/2")
    await app.settle()
    expectNoOrder(in: app, at: ["Today's bread", "Sourdough"], "after a link as Rye slid in")
    try await app.goBack()
    try app.begin("Rye")
    try app.receive("https://crumb.example/bread/3/order")
    await app.settle()
    expectOrder("One Brioche, 30 crowns", in: app, "after a link to it as Rye slid in")
  },

  Check("keptAndFollowedOnce", "A link that comes before the sign-in is followed once, after it") {
    let app = try await launch()
    try await app.follow("crumb://user/7")
    try await app.follow("crumb://bread/2/order")
    Checks::expect(app, stack: ["Sign in"], "after two links, signed out")
    try await app.touch("Sign in")
    expectOrder("One Sourdough, 50 crowns", in: app, "after a link to it and signing in")
    try await app.touch("Cancel")
    try await app.choose(tab: "People")
    Checks::expect(app, stack: ["People"], "in the other tab, after two links and signing in")
    try await app.touch("Sign out")
    try await app.touch("Sign in")
    expectNoOrder(in: app, at: ["Today's bread"], "at the second sign-in")
  },

  Check("tapsCountOnce", "Two quick taps do what one does") {
    let app = try await launchSignedIn()
    try await app.touchTwice("Rye")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after two quick taps on Rye")
    try await app.touchTwice("Order")
    expectOrder("One Rye, 40 crowns", in: app, "after two quick taps on Order")
    try await app.touchTwice("Confirm")
    expectNoOrder(in: app, at: ["Today's bread", "Rye"], "after two quick taps on Confirm")
    try await app.choose(tab: "People")
    try await app.touchTwice("Bob")
    Checks::expect(app, stack: ["People", "Bob"], "after two quick taps on Bob")
  },

  Check("signOutLeavesNothing", "After a sign-out nothing of the tabs is alive") {
    let app = try await launchSignedIn()
    try await app.follow("crumb://bread/2/order")
    try await app.follow("crumb://user/7")
    try await app.goBack()
    weak let tabs = try root(of: app).childCoordinators.first
    try await app.touch("Sign out")
    Checks::expect(app, stack: ["Sign in"], "after signing out")
    Checks::expect(app, coordinators: signedOut, "after signing out")
    Checks::expect(tabs, is: nil, "AppCoordinator's child, after signing out")
    Checks::expectNoLeaks(in: app, "after signing out")
  },

  Check("appIsFreed", "When the app ends at an order, nothing of its coordinators is alive") {
    let app = try await launchSignedIn()
    try await app.follow("crumb://user/7")
    try await app.follow("crumb://bread/2/order")
    weak let root = try root(of: app)
    weak let tabs = root?.childCoordinators.first
    weak let order = orders(of: app).first
    app.relaunch()
    Checks::expect(root, is: nil, "AppCoordinator from before the app was launched again")
    Checks::expect(tabs, is: nil, "AppCoordinator's child from before the app was launched again")
    Checks::expect(order, is: nil, "The order from before the app was launched again")
  },
]

// MARK: What links can name

private let rye = BreadID(number: 1)
private let sourdough = BreadID(number: 2)
private let none = BreadID(number: 99)
private let bob = UserID(number: 7)
private let eve = UserID(number: 12)
private let nobody = UserID(number: 99)
private let signedOut = ["AppCoordinator", "AppCoordinator/AuthCoordinator"]

// MARK: A flow by itself

@MainActor private func breadFlow() throws -> any RouteTarget {
  let flow: any Coordinator = BreadCoordinator(bakery: Bakery())
  return try started(flow, "BreadCoordinator")
}

@MainActor private func peopleFlow() throws -> any RouteTarget {
  let flow: any Coordinator = PeopleCoordinator(directory: Directory())
  return try started(flow, "PeopleCoordinator")
}

@MainActor private func started(
  _ flow: any Coordinator,
  _ name: String
) throws -> any RouteTarget {
  flow.start()
  return try Checks::require(flow as? any RouteTarget, "\(name) as a RouteTarget")
}

@MainActor private func expect(
  _ flow: any RouteTarget,
  canOpen routes: [Route],
  not others: [Route]
) {
  let name = "\(type(of: flow))"
  for route in routes {
    Checks::expect(flow.canOpen(route), equals: true, "canOpen of \(name), asked for \(route)")
  }
  for route in others {
    Checks::expect(flow.canOpen(route), equals: false, "canOpen of \(name), asked for \(route)")
  }
}

@MainActor private func expect(
  _ flow: any RouteTarget,
  stack titles: [String],
  _ moment: String
) {
  let found = flow.navigationController.viewControllers.map { $0.title ?? "\(type(of: $0))" }
  Checks::expect(found, equals: titles, "The stack of \(type(of: flow)) \(moment)")
}

// MARK: The app

/// How many phones the checks have had: each starts with a new one.
@MainActor private var phones = 0

/// Launches the app on a phone of its own, which remembers nothing.
@MainActor private func launch() async throws -> Simulator {
  phones += 1
  let suite = "checks.phone-\(phones)"
  let defaults = try Checks::require(UserDefaults(suiteName: suite), "The checks' own defaults")
  defaults.removePersistentDomain(forName: suite)
  let app = Simulator(sceneDelegate(with: defaults))
  await app.settle()
  Checks::expect(app, stack: ["Sign in"], "of a first launch")
  return app
}

@MainActor private func sceneDelegate(with defaults: UserDefaults) -> SceneDelegate {
  let sceneDelegate = SceneDelegate()
  sceneDelegate.defaults = defaults
  return sceneDelegate
}

@MainActor private func launchSignedIn() async throws -> Simulator {
  let app = try await launch()
  try await app.touch("Sign in")
  Checks::expect(app, stack: ["Today's bread"], "after signing in")
  return app
}

@MainActor private func root(of app: Simulator) throws -> AppCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.appCoordinator, "The scene delegate's appCoordinator")
}

/// The orders in the tree, whoever keeps them.
@MainActor private func orders(of app: Simulator) -> [OrderCoordinator] {
  var found: [OrderCoordinator] = []
  var waiting: [any Coordinator] = (try? root(of: app)).map { [$0] } ?? []
  while let coordinator = waiting.popLast() {
    if let order = coordinator as? OrderCoordinator { found.append(order) }
    waiting += coordinator.childCoordinators
  }
  return found
}

/// Expects an order to be under way, with its sheet in front.
@MainActor private func expectOrder(_ text: String, in app: Simulator, _ moment: String) {
  Checks::expect(app, shows: text, moment)
  let count = app.tree.nodes(named: "OrderCoordinator").count
  Checks::expect(count, equals: 1, "The number of OrderCoordinators in the tree \(moment)")
  Checks::expectNoWarnings(in: app, moment)
  Checks::expectNoLeaks(in: app, moment)
}

/// Expects no order and no sheet, and a stack in front.
@MainActor private func expectNoOrder(in app: Simulator, at stack: [String], _ moment: String) {
  Checks::expect(app, stack: stack, moment)
  let count = app.tree.nodes(named: "OrderCoordinator").count
  Checks::expect(count, equals: 0, "The number of OrderCoordinators in the tree \(moment)")
  Checks::expectNoWarnings(in: app, moment)
  Checks::expectNoLeaks(in: app, moment)
}

/// What a user does and then waits for, and what comes while something is in motion.
extension Simulator {
  fileprivate func follow(_ link: String) async throws {
    try open(link)
    await settle()
  }

  fileprivate func touch(_ label: String) async throws {
    try tap(label)
    await settle()
  }

  fileprivate func touchTwice(_ label: String) async throws {
    try tap(label, times: 2)
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

  fileprivate func startAgain(by link: String) async throws {
    relaunch(opening: try Checks::require(URL(string: link), "A URL made of \(link)"))
    await settle()
  }

  /// Taps a button and lets a tenth of a second pass, so that what follows is in motion.
  fileprivate func begin(_ label: String) throws {
    let view = visibleController?.view
    let button = try Checks::require(view.flatMap { Self.button(label, in: $0) }, "\(label)")
    button.sendActions(for: .primaryActionTriggered)
    advance(by: .milliseconds(100))
  }

  /// Hands the app a web link, whatever is in motion.
  fileprivate func receive(_ link: String) throws {
    let scene = try Checks::require(window?.windowScene, "The scene of the window")
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: link)
    sceneDelegate.scene(scene, continue: activity)
  }

  private static func button(_ label: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == label { return button }
    return view.subviews.lazy.compactMap { Self.button(label, in: $0) }.first
  }
}
