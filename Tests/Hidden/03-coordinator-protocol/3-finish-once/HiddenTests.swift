import Checks
import Simulator

@testable import FinishOnce

@MainActor let checks = [
  Check("doubleConfirmTellsOnce", "A double tap on Confirm orders one bread, and tells once") {
    let (app, reports) = try launchWithOrder()
    try app.tap("Order")
    try app.tap("Confirm", times: 2)
    Checks::expect(app, shows: "In your basket: Rye.", "after a double tap on Confirm")
    expectTold(1, reports, "a double tap on Confirm")
  },

  Check("doubleNotTodayTellsOnce", "A double tap on Not today tells once, and orders nothing") {
    let (app, reports) = try launchWithOrder()
    try app.tap("Not today", times: 2)
    Checks::expect(app, shows: "Your basket is empty.", "after a double tap on Not today")
    expectTold(1, reports, "a double tap on Not today")
  },

  Check("secondScreenTells", "Not today on the second screen ends the flow as on the first") {
    let (app, reports) = try launchWithOrder()
    try app.tap("Order")
    try app.tap("Not today")
    expectTold(1, reports, "Not today on the screen of the order")
    Checks::expect(app, stack: ["Today's bread"], "after Not today on the screen of the order")
  },

  Check("backIsNoEnd", "Going back within the flow tells nobody; ending it then tells once") {
    let (app, reports) = try launchWithOrder()
    try app.tap("Order")
    try app.back()
    expectTold(0, reports, "going back to the bread")
    try app.tap("Not today")
    expectTold(1, reports, "going back and Not today")
  },

  Check("finishFromOutsideTells", "finish() called by somebody else tells, and only once") {
    let (app, reports) = try launchWithOrder()
    let order = try child(of: app) as OrderCoordinator
    order.finish()
    order.finish()
    app.advance(by: .seconds(1))
    expectTold(1, reports, "calling finish() twice")
    Checks::expect(app, stack: ["Today's bread"], "after finish()")
  },

  Check("twoWaysTellOnce", "Two ways out, one after the other, are told as one") {
    let (app, reports) = try launchWithOrder()
    let order = try child(of: app) as OrderCoordinator
    try app.tap("Order")
    try app.tap("Confirm")
    order.finish()
    expectTold(1, reports, "Confirm and then finish()")
  },

  Check("answerMayFinishAgain", "A parent that answers by finish() is not told a second time") {
    let (app, reports) = try launchWithOrder()
    let order = try child(of: app) as OrderCoordinator
    order.onFinish = { [weak order] _ in
      reports.count += 1
      if reports.count < 3 { order?.finish() }
    }
    order.finish()
    expectTold(1, reports, "a finish() that is answered by finish()")
  },

  Check("resultIsKnown", "When an order tells, what was ordered can be read") {
    let (app, reports) = try launchWithOrder()
    try app.tap("Order")
    try app.tap("Confirm")
    Checks::expect(reports.breads, equals: ["Rye"], "What the order held when it told")
  },

  Check("unconfirmedIsNotOrdered", "What was looked at and not confirmed is not ordered") {
    let (app, reports) = try launchWithOrder()
    try app.tap("Order")
    try app.tap("Not today")
    Checks::expect(reports.breads, equals: ["nothing"], "What the order held when it told")
    Checks::expect(app, shows: "Your basket is empty.", "after Order and Not today")
  },

  Check("favouritesTellOnce", "A double tap on Close tells once, and so does finish() after it") {
    let (app, reports) = try launchWithFavourites()
    let favourites = try child(of: app) as FavouritesCoordinator
    try app.tap("Close", times: 2)
    favourites.finish()
    expectTold(1, reports, "a double tap on Close and finish()")
    Checks::expect(app, stack: ["Today's bread"], "after Close")
  },

  Check("childIsNotTheEnd", "The end of an order is not the end of the favourites") {
    let (app, reports) = try launchWithFavourites()
    try app.tap("Brioche")
    try app.tap("Order")
    try app.tap("Confirm", times: 2)
    expectTold(0, reports, "an order of Brioche")
    Checks::expect(app, stack: ["My favourites"], "after an order of Brioche")
    try app.tap("Close")
    Checks::expect(app, shows: "In your basket: Brioche.", "after closing the favourites")
  },

  Check("goodbyeTellsOnce", "A goodbye tells its answer once") {
    let (app, reports) = try launchWithGoodbye()
    let goodbye = try child(of: app) as GoodbyeCoordinator
    try app.tap("Not yet")
    goodbye.finish()
    expectTold(1, reports, "Not yet and finish()")
    Checks::expect(goodbye.isLeaving, equals: false, "isLeaving after Not yet")
    Checks::expect(app, shows: "In your basket: Rye.", "after Not yet")
  },

  Check("unansweredStays", "A goodbye that somebody else ends is no answer") {
    let (app, reports) = try launchWithGoodbye()
    let goodbye = try child(of: app) as GoodbyeCoordinator
    goodbye.finish()
    app.advance(by: .seconds(1))
    expectTold(1, reports, "finish() with the question unanswered")
    Checks::expect(goodbye.isLeaving, equals: false, "isLeaving with the question unanswered")
  },

  Check("emptyBasketLeaves", "Leaving with an empty basket begins a new visit at once") {
    let app = Simulator(SceneDelegate())
    weak let first = try shop(of: app)
    try app.tap("Leave the shop")
    Checks::expect(first, is: nil, "The first visit's ShopCoordinator")
    Checks::expect(app, coordinators: ["ShopCoordinator"], "after leaving the shop")
  },

  Check("everyOrderTells", "Every order tells, also where another has been before") {
    let app = Simulator(SceneDelegate())
    for number in 1...50 {
      try app.tap("Rye")
      try app.tap("Not today")
      Checks::expect(app, stack: ["Today's bread"], "after Not today, time \(number)")
    }
  },

  Check("finishedFlowsAreFreed", "Finished flows leave the tree and memory with their screens") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    weak let order = try shop(of: app).childCoordinators.first
    try app.tap("Order")
    try app.tap("Confirm")
    Checks::expect(order, is: nil, "The order after Confirm")
    Checks::expect(app, coordinators: ["ShopCoordinator"], "after Confirm")
    try app.tap("My favourites")
    try app.tap("Rye")
    try app.tap("Not today")
    try app.tap("Close")
    Checks::expect(app, coordinators: ["ShopCoordinator"], "after closing the favourites")
    Checks::expectNoLeaks(in: app, "after closing the favourites")
  },
]

/// What a flow has told.
///
/// The flow itself is kept by its parent alone, unless a check needs it longer.
@MainActor private final class Reports {
  let flow: String
  var count = 0
  var breads: [String] = []

  init(of flow: String) {
    self.flow = flow
  }
}

@MainActor private func expectTold(_ count: Int, _ reports: Reports, _ moment: String) {
  Checks::expect(reports.count, equals: count, "How often \(reports.flow) told after \(moment)")
}

/// Opens Rye from the list, and counts what that order tells.
@MainActor private func launchWithOrder() throws -> (Simulator, Reports) {
  let app = Simulator(SceneDelegate())
  try app.tap("Rye")
  let order = try child(of: app) as OrderCoordinator
  let (reports, parent) = (Reports(of: "the order"), order.onFinish)
  order.onFinish = { [weak order] flow in
    reports.count += 1
    reports.breads.append(order?.ordered?.name ?? "nothing")
    parent?(flow)
  }
  return (app, reports)
}

@MainActor private func launchWithFavourites() throws -> (Simulator, Reports) {
  let app = Simulator(SceneDelegate())
  try app.tap("My favourites")
  let favourites = try child(of: app) as FavouritesCoordinator
  let (reports, parent) = (Reports(of: "the favourites"), favourites.onFinish)
  favourites.onFinish = { flow in
    reports.count += 1
    parent?(flow)
  }
  return (app, reports)
}

/// Orders a Rye and asks to leave, so that there is something to ask.
@MainActor private func launchWithGoodbye() throws -> (Simulator, Reports) {
  let app = Simulator(SceneDelegate())
  for label in ["Rye", "Order", "Confirm", "Leave the shop"] { try app.tap(label) }
  let goodbye = try child(of: app) as GoodbyeCoordinator
  let (reports, parent) = (Reports(of: "the goodbye"), goodbye.onFinish)
  goodbye.onFinish = { flow in
    reports.count += 1
    parent?(flow)
  }
  return (app, reports)
}

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func shop(of app: Simulator) throws -> ShopCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.shopCoordinator, "The scene delegate's shopCoordinator")
}

/// Returns the child that the shop started last.
@MainActor private func child<Flow>(of app: Simulator) throws -> Flow {
  let child = try shop(of: app).childCoordinators.last
  return try Checks::require(child as? Flow, "The \(Flow.self) among the shop's children")
}
