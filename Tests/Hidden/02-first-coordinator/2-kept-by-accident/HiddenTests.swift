import Checks
import Simulator
import UIKit

@testable import KeptByAccident

@MainActor let checks = [
  Check("favouritesInTree", "While the sheet is open, both flows are children of ShopCoordinator") {
    let app = try launchWithSheet()
    Checks::expect(app, coordinators: twoFlows, "with the sheet open")
  },

  Check("favouritesAnswer", "A tap on a favourite opens it on the sheet") {
    let app = try launchWithSheet()
    try app.tap("Brioche")
    Checks::expect(app, stack: ["My favourites", "Brioche"], "after a tap on Brioche")
  },

  Check("closeLeadsBack", "Close leads back to today's bread") {
    let app = try launchWithSheet()
    try app.tap("Close")
    Checks::expect(app, stack: ["Today's bread"], "after Close")
  },

  Check("orderGoesOn", "An order on the sheet closes it, and today's flow shows the order") {
    let app = try launchWithSheet()
    try app.tap("Brioche")
    try app.tap("Order")
    Checks::expect(app, stack: ["Today's bread", "Ordered"], "after the order")
    Checks::expect(app, shows: "In your basket: Brioche", "after the order")
  },

  Check("closedFlowIsFreed", "Nothing keeps the favourites' flow after Close") {
    let app = try launchWithSheet()
    try app.tap("Close")
    Checks::expect(app, stack: ["Today's bread"], "after Close")
    Checks::expect(app, coordinators: oneFlow, "after Close")
    Checks::expectNoLeaks(in: app, "after Close")
  },

  Check("orderedFlowIsFreed", "Nothing keeps the favourites' flow after an order") {
    let app = try launchWithSheet()
    try app.tap("Rye")
    try app.tap("Order")
    Checks::expect(app, coordinators: oneFlow, "after the order")
    Checks::expectNoLeaks(in: app, "after the order")
  },

  Check("visitsLeaveNothing", "Three visits leave nothing behind") {
    let app = Simulator(SceneDelegate())
    for _ in 1...3 {
      try app.tap("My favourites")
      try app.tap("Close")
    }
    Checks::expectNoLeaks(in: app, "after three visits")
    Checks::expect(app, coordinators: oneFlow, "after three visits")
  },

  Check("todayGoesOn", "Today's flow is the same after a visit, and answers taps") {
    let app = try launchWithSheet()
    weak let today = try shop(of: app).childCoordinators.first
    try app.tap("Close")
    _ = try Checks::require(today, "Today's flow after Close")
    try app.tap("Sourdough")
    Checks::expect(app, stack: ["Today's bread", "Sourdough"], "after Close and Sourdough")
  },

  Check("closuresOwnNobody", "With the sheet open, no closure of a flow owns a coordinator") {
    let app = try launchWithSheet()
    let owned = closuresThatOwn(in: app)
    Checks::expect(owned, equals: [], "Closures of a coordinator that own one")
  },

  Check("relaunchFreesAll", "No closure keeps a flow: a fresh launch leaves none of the old ones") {
    let app = try launchWithSheet()
    weak let parent = try shop(of: app)
    weak let sheet = app.navigationController
    app.relaunch()
    Checks::expect(
      sheet,
      is: nil,
      "The sheet's navigation controller from before the app was launched again"
    )
    Checks::expect(parent, is: nil, "ShopCoordinator from before the app was launched again")
  },
]

private let oneFlow = ["ShopCoordinator", "ShopCoordinator/TodayCoordinator"]
private let twoFlows = oneFlow + ["ShopCoordinator/FavouritesCoordinator"]

/// Starts the app and opens the favourites, without which no check makes sense.
@MainActor private func launchWithSheet() throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try app.tap("My favourites")
  Checks::expect(app, shows: "My favourites", "after a tap on My favourites")
  return app
}

/// Returns the closures in coordinators' properties that keep a coordinator, with the one kept.
@MainActor private func closuresThatOwn(in app: Simulator) -> [String] {
  let all = app.tree.root?.all ?? []
  return all.flatMap { node in
    node.references
      .filter { $0.isCapture && $0.hold == .strong }
      .map { "\(node.type).\($0.property) owns \($0.type)" }
  }
}

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func shop(of app: Simulator) throws -> ShopCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.shopCoordinator, "The scene delegate's shopCoordinator")
}
