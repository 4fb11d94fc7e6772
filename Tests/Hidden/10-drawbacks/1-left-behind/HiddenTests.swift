import Checks
import Simulator

@testable import LeftBehind

@MainActor let checks = [
  Check("orderIsAChild", "An open order is a child, also when it is paid") {
    let app = try await launchWithOrder()
    try app.tap("Pay")
    await app.settle()
    Checks::expect(app, shows: "One Rye, 40 crowns, paid", "after Pay")
    Checks::expect(app, coordinators: withOrder, "after Pay")
    try app.back()
    await app.settle()
    Checks::expect(app, coordinators: withOrder, "after going back from the receipt")
  },

  Check("backEndsOrder", "The back button ends an order") {
    let app = try await launchWithOrder()
    weak let order = home(of: app)?.childCoordinators.first
    try app.back()
    await app.settle()
    expectOver(app, order, stack: ["Today's bread", "Rye"], "after the back button")
  },

  Check("swipeEndsOrder", "A swipe ends an order") {
    let app = try await launchWithOrder()
    weak let order = home(of: app)?.childCoordinators.first
    try app.swipeBack()
    await app.settle()
    expectOver(app, order, stack: ["Today's bread", "Rye"], "after the swipe")
  },

  Check("halfSwipeKeepsOrder", "A swipe that is let go keeps the order, and Pay works") {
    let app = try await launchWithOrder()
    try app.swipeBack(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(app, coordinators: withOrder, "after half a swipe")
    try app.tap("Pay")
    await app.settle()
    Checks::expect(app, shows: "One Rye, 40 crowns, paid", "after half a swipe, and Pay")
  },

  Check("halfSwipeOverReceipt", "A swipe over the receipt that is let go keeps the order") {
    let app = try await launchWithOrder()
    try app.tap("Pay")
    await app.settle()
    try app.swipeBack(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(app, coordinators: withOrder, "after half a swipe over the receipt")
    try app.tap("Done")
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after half a swipe, and Done")
  },

  Check("doneEndsOrder", "Done leads back to the bread and ends the order") {
    let app = try await launchWithOrder()
    weak let order = home(of: app)?.childCoordinators.first
    try app.tap("Pay")
    await app.settle()
    try app.tap("Done")
    await app.settle()
    expectOver(app, order, stack: ["Today's bread", "Rye"], "after Done")
  },

  Check("toTheListEndsOrder", "To the list leads to the list and ends the order") {
    let app = try await launchWithOrder()
    weak let order = home(of: app)?.childCoordinators.first
    try app.tap("Pay")
    await app.settle()
    try app.tap("To the list")
    await app.settle()
    expectOver(app, order, stack: ["Today's bread"], "after To the list")
  },

  Check("closingEndsOrder", "closeShop() ends an order that is in front, without animation") {
    let app = try await launchWithOrder()
    weak let order = home(of: app)?.childCoordinators.first
    home(of: app)?.closeShop()
    app.advance(by: .milliseconds(100))
    let isOnItsWay = app.visibleController?.transitionCoordinator != nil
    Checks::expect(
      isOnItsWay ? "on its way" : "there",
      equals: "there",
      "The list, a tenth of a second after closeShop()"
    )
    await app.settle()
    expectOver(app, order, stack: ["Today's bread"], "when the shop has closed")
  },

  Check("closingOverReceipt", "closeShop() ends an order under its receipt") {
    let app = try await launchWithOrder()
    weak let order = home(of: app)?.childCoordinators.first
    try app.tap("Pay")
    await app.settle()
    home(of: app)?.closeShop()
    await app.settle()
    expectOver(app, order, stack: ["Today's bread"], "when the shop has closed over a receipt")
  },

  Check("onePaymentOneReceipt", "A payment shows one receipt after orders that ended in all ways") {
    let app = try await launchWithOrder()
    try app.back()
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.swipeBack()
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.tap("Pay")
    await app.settle()
    try app.tap("Done")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.tap("Pay")
    await app.settle()
    try app.tap("To the list")
    await app.settle()
    try app.tap("Brioche")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    home(of: app)?.closeShop()
    await app.settle()
    try app.tap("Brioche")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.tap("Pay")
    await app.settle()
    let stack = ["Today's bread", "Brioche", "Your order", "Thank you"]
    Checks::expect(app, stack: stack, "after the sixth order's Pay")
    Checks::expect(app, shows: "One Brioche, 30 crowns, paid", "after the sixth order's Pay")
    Checks::expectNoWarnings(in: app, "after the sixth order's Pay")
  },

  Check("relaunchLeavesNothing", "Launched afresh with an order open, the app leaves none alive") {
    let app = try await launchWithOrder()
    weak let old = home(of: app)
    weak let order = old?.childCoordinators.first
    app.relaunch()
    Checks::expect(old, is: nil, "HomeCoordinator from before the app was launched again")
    Checks::expect(order, is: nil, "HomeCoordinator's child from before the app was launched again")
  },
]

private let withOrder = ["HomeCoordinator", "HomeCoordinator/OrderCoordinator"]

/// Starts the app and opens an order of a rye.
@MainActor private func launchWithOrder() async throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try await openOrder(of: "Rye", in: app)
  return app
}

/// Opens an order, from the list.
@MainActor private func openOrder(of bread: String, in app: Simulator) async throws {
  try app.tap(bread)
  await app.settle()
  try app.tap("Order")
  await app.settle()
  Checks::expect(app, stack: ["Today's bread", bread, "Your order"], "after Order")
  Checks::expect(app, coordinators: withOrder, "after Order")
}

@MainActor private func home(of app: Simulator) -> HomeCoordinator? {
  (app.sceneDelegate as? SceneDelegate)?.home
}

/// Expects an order to have left stack, tree and memory.
@MainActor private func expectOver(
  _ app: Simulator,
  _ order: AnyObject?,
  stack: [String],
  _ moment: String
) {
  Checks::expect(app, stack: stack, moment)
  Checks::expect(app, coordinators: ["HomeCoordinator"], moment)
  Checks::expect(order, is: nil, "HomeCoordinator's child \(moment)")
  Checks::expectNoLeaks(in: app, moment)
}
