import Checks
import Simulator
import UIKit

@testable import OneStack

@MainActor let checks = [
  Check("flowsAreChildren", "An address is the child of its order, and the order the shop's") {
    let app = try await launchWithOrder()
    try app.tap("Address")
    await app.settle()
    Checks::expect(app, coordinators: shop + [order, order + address], "with an address asked")
    try app.back()
    await app.settle()
    try app.tap("Pay")
    await app.settle()
    Checks::expect(app, coordinators: shop + [order], "with a receipt")
  },

  Check("backEndsEach", "The back button ends the address, and then the order") {
    let app = try await launchWithOrder()
    weak let first = home(of: app)?.childCoordinators.first
    try app.tap("Address")
    await app.settle()
    weak let second = first?.childCoordinators.first
    try app.back()
    await app.settle()
    Checks::expect(app, coordinators: shop + [order], "after going back from the address")
    Checks::expect(second, is: nil, "OrderCoordinator's child after going back")
    try app.back()
    await app.settle()
    expectOver(app, first, stack: bread, "after going back twice")
  },

  Check("swipeEndsEach", "A swipe ends the address, and another one the order") {
    let app = try await launchWithOrder()
    weak let first = home(of: app)?.childCoordinators.first
    try app.tap("Address")
    await app.settle()
    try app.swipeBack()
    await app.settle()
    Checks::expect(app, coordinators: shop + [order], "after a swipe over the address")
    try app.swipeBack()
    await app.settle()
    expectOver(app, first, stack: bread, "after two swipes")
  },

  Check("halfSwipeEndsNothing", "A swipe that is let go ends neither address nor order") {
    let app = try await launchWithOrder()
    try app.swipeBack(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(app, coordinators: shop + [order], "after half a swipe over the order")
    try app.tap("Address")
    await app.settle()
    try app.swipeBack(.halfwayAndLetGo)
    await app.settle()
    let all = shop + [order, order + address]
    Checks::expect(app, coordinators: all, "after half a swipe over the address")
    try app.tap("Mill Lane 3")
    await app.settle()
    Checks::expect(app, shows: "One Rye, to Mill Lane 3", "after half a swipe, and a choice")
  },

  Check("choiceEndsAddress", "A choice is shown in the order, and ends the address alone") {
    let app = try await launchWithOrder()
    try app.tap("Address")
    await app.settle()
    try await tap("Harbour 12", in: app)
    let shown = home(of: app)?.navigationController.viewControllers.last.flatMap(firstText(on:))
    Checks::expect(
      shown,
      equals: "One Rye, to Harbour 12",
      "What the order says a tenth of a second after the choice"
    )
    await app.settle()
    Checks::expect(app, shows: "One Rye, to Harbour 12", "after the choice")
    Checks::expect(app, coordinators: shop + [order], "after the choice")
    try app.tap("Address")
    await app.settle()
    try app.tap("Mill Lane 3")
    await app.settle()
    Checks::expect(app, shows: "One Rye, to Mill Lane 3", "after another choice")
  },

  Check("orderEndsAfterChoice", "After a choice, going back ends the order") {
    let app = try await launchWithOrder()
    weak let first = home(of: app)?.childCoordinators.first
    try app.tap("Address")
    await app.settle()
    try app.tap("Harbour 12")
    await app.settle()
    try app.back()
    await app.settle()
    expectOver(app, first, stack: bread, "after a choice, and going back")
  },

  Check("doneEndsOrder", "Done leads back to the bread and ends the order") {
    let app = try await launchWithOrder()
    weak let first = home(of: app)?.childCoordinators.first
    try app.tap("Pay")
    await app.settle()
    try app.tap("Done")
    await app.settle()
    expectOver(app, first, stack: bread, "after Done")
  },

  Check("toTheListEndsOrder", "To the list leads to the list and ends the order") {
    let app = try await launchWithOrder()
    weak let first = home(of: app)?.childCoordinators.first
    try app.tap("Pay")
    await app.settle()
    try app.tap("To the list")
    await app.settle()
    expectOver(app, first, stack: ["Today's bread"], "after To the list")
  },

  Check("closingEndsOrder", "closeShop() ends an order that is in front, without animation") {
    let app = try await launchWithOrder()
    weak let first = home(of: app)?.childCoordinators.first
    home(of: app)?.closeShop()
    app.advance(by: .milliseconds(100))
    let isOnItsWay = app.visibleController?.transitionCoordinator != nil
    Checks::expect(
      isOnItsWay ? "on its way" : "there",
      equals: "there",
      "The list, a tenth of a second after closeShop()"
    )
    await app.settle()
    expectOver(app, first, stack: ["Today's bread"], "when the shop has closed")
  },

  Check("closingEndsBoth", "closeShop() ends an order and its address") {
    let app = try await launchWithOrder()
    weak let first = home(of: app)?.childCoordinators.first
    try app.tap("Address")
    await app.settle()
    weak let second = first?.childCoordinators.first
    home(of: app)?.closeShop()
    await app.settle()
    expectOver(app, first, stack: ["Today's bread"], "when the shop has closed")
    Checks::expect(second, is: nil, "OrderCoordinator's child when the shop has closed")
  },

  Check("onePaymentOneReceipt", "A payment shows one receipt, after orders that were left") {
    let app = try await launchWithOrder()
    try app.back()
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.tap("Address")
    await app.settle()
    try app.tap("Harbour 12")
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
    home(of: app)?.closeShop()
    await app.settle()
    try app.tap("Brioche")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.tap("Pay")
    await app.settle()
    let stack = ["Today's bread", "Brioche", "Your order", "Thank you"]
    Checks::expect(app, stack: stack, "after the fifth order's Pay")
    Checks::expectNoWarnings(in: app, "after the fifth order's Pay")
  },

  Check("giftEndsByButtons", "Cancel and Send end a gift") {
    let app = try await launchWithGift()
    weak let cancelled = home(of: app)?.childCoordinators.first
    try app.tap("Cancel")
    await app.settle()
    expectOver(app, cancelled, stack: bread, "after Cancel")
    try app.tap("Give it away")
    await app.settle()
    weak let sent = home(of: app)?.childCoordinators.first
    try app.tap("Send")
    await app.settle()
    expectOver(app, sent, stack: bread, "after Send")
    try app.tap("Give it away")
    await app.settle()
    try await tap("Send", in: app)
    Checks::expect(app, coordinators: shop + [gift], "while the sheet is still going down")
    await app.settle()
    Checks::expect(app, coordinators: shop, "when the sheet has gone")
  },

  Check("swipeDownEndsGift", "A sheet swiped down ends the gift, also over an address") {
    let app = try await launchWithGift()
    weak let first = home(of: app)?.childCoordinators.first
    try app.swipeDown()
    await app.settle()
    expectOver(app, first, stack: bread, "after the sheet was swiped down")
    try app.tap("Give it away")
    await app.settle()
    weak let second = home(of: app)?.childCoordinators.first
    try app.tap("Address")
    await app.settle()
    weak let asked = second?.childCoordinators.first
    try app.swipeDown()
    await app.settle()
    expectOver(app, second, stack: bread, "after a swipe down over the address")
    Checks::expect(asked, is: nil, "GiftCoordinator's child after a swipe down")
  },

  Check("addressOnTheSheet", "In a gift, an address ends by choice, back button and swipe") {
    let app = try await launchWithGift()
    try app.tap("Address")
    await app.settle()
    Checks::expect(app, coordinators: shop + [gift, gift + address], "with an address asked")
    try app.tap("Mill Lane 3")
    await app.settle()
    Checks::expect(app, shows: "One Rye, to Mill Lane 3", "after the choice for a gift")
    Checks::expect(app, coordinators: shop + [gift], "after the choice for a gift")
    try app.tap("Address")
    await app.settle()
    try app.back()
    await app.settle()
    Checks::expect(app, coordinators: shop + [gift], "after going back to the gift")
    try app.tap("Address")
    await app.settle()
    try app.swipeBack(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(app, coordinators: shop + [gift, gift + address], "after half a swipe")
    try app.swipeDown(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(app, coordinators: shop + [gift, gift + address], "after half a swipe down")
    try app.swipeBack()
    await app.settle()
    Checks::expect(app, coordinators: shop + [gift], "after a swipe back to the gift")
  },

  Check("delegateStays", "The delegate of the shop's stack is the same from the launch on") {
    let app = Simulator(SceneDelegate())
    let first = home(of: app)?.navigationController.delegate
    try app.tap("Rye")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    Checks::expect(
      home(of: app)?.navigationController.delegate,
      is: first,
      "The delegate in an order"
    )
    try app.tap("Address")
    await app.settle()
    let later = home(of: app)?.navigationController.delegate
    Checks::expect(later, is: first, "The delegate with an address asked")
    home(of: app)?.closeShop()
    await app.settle()
    Checks::expect(
      home(of: app)?.navigationController.delegate,
      is: first,
      "The delegate at the end"
    )
  },

  Check("relaunchLeavesNothing", "Launched afresh with flows open, the app leaves nothing alive") {
    let app = try await launchWithOrder()
    try app.tap("Address")
    await app.settle()
    weak let old = home(of: app)
    weak let first = old?.childCoordinators.first
    weak let second = first?.childCoordinators.first
    app.relaunch()
    Checks::expect(old, is: nil, "HomeCoordinator from before the app was launched again")
    Checks::expect(first, is: nil, "Its OrderCoordinator from before the app was launched again")
    Checks::expect(second, is: nil, "Its AddressCoordinator from before the app was launched again")
    try app.tap("Rye")
    await app.settle()
    try app.tap("Give it away")
    await app.settle()
    try app.tap("Address")
    await app.settle()
    weak let giver = home(of: app)?.childCoordinators.first
    weak let asked = giver?.childCoordinators.first
    app.relaunch()
    Checks::expect(giver, is: nil, "GiftCoordinator from before the app was launched again")
    Checks::expect(asked, is: nil, "Its AddressCoordinator from before the app was launched again")
  },
]

private let shop = ["HomeCoordinator"]
private let order = "HomeCoordinator/OrderCoordinator"
private let gift = "HomeCoordinator/GiftCoordinator"
private let address = "/AddressCoordinator"
private let bread = ["Today's bread", "Rye"]

/// Starts the app and opens an order of a rye.
@MainActor private func launchWithOrder() async throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try app.tap("Rye")
  await app.settle()
  try app.tap("Order")
  await app.settle()
  Checks::expect(app, stack: bread + ["Your order"], "after Order")
  Checks::expect(app, coordinators: shop + [order], "after Order")
  return app
}

/// Starts the app and opens a gift of a rye.
@MainActor private func launchWithGift() async throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try app.tap("Rye")
  await app.settle()
  try app.tap("Give it away")
  await app.settle()
  Checks::expect(app, stack: ["Your gift"], "after Give it away")
  Checks::expect(app, coordinators: shop + [gift], "after Give it away")
  return app
}

@MainActor private func home(of app: Simulator) -> HomeCoordinator? {
  (app.sceneDelegate as? SceneDelegate)?.home
}

/// Taps a button, and lets a tenth of a second go by: less than a transition takes.
@MainActor private func tap(_ title: String, in app: Simulator) async throws {
  let screen = try Checks::require(app.visibleController, "The screen with \(title)")
  try Checks::require(button(title, in: screen.view), "The button \(title)")
    .sendActions(for: .primaryActionTriggered)
  await Task.yield()
  app.advance(by: .milliseconds(100))
}

@MainActor private func button(_ title: String, in view: UIView) -> UIButton? {
  if let button = view as? UIButton, button.currentTitle == title { return button }
  return view.subviews.lazy.compactMap { button(title, in: $0) }.first
}

/// What the first label of a screen says.
@MainActor private func firstText(on screen: UIViewController) -> String? {
  firstText(in: screen.view)
}

@MainActor private func firstText(in view: UIView) -> String? {
  if let label = view as? UILabel { return label.text }
  return view.subviews.lazy.compactMap { firstText(in: $0) }.first
}

/// Expects a flow to have left stack, tree and memory.
@MainActor private func expectOver(
  _ app: Simulator,
  _ flow: AnyObject?,
  stack: [String],
  _ moment: String
) {
  Checks::expect(app, stack: stack, moment)
  Checks::expect(app, coordinators: shop, moment)
  Checks::expect(flow, is: nil, "HomeCoordinator's child \(moment)")
  Checks::expectNoLeaks(in: app, moment)
}
