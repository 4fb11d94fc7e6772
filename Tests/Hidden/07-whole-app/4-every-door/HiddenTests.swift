import Checks
import Simulator

@testable import EveryDoor

@MainActor let checks = [
  Check("giftIsAChild", "While the sheet is up, HomeCoordinator has one child, a GiftCoordinator") {
    let app = try launchWithGift()
    Checks::expect(app, coordinators: withGift, "with the sheet open")
    try app.tap("Send")
    Checks::expect(app, shows: "Rye for Bob.", "after Send")
    Checks::expect(app, coordinators: withGift, "after Send")
  },

  Check("cancelEndsGift", "Cancel ends the gift: no sheet, no child, nothing sent") {
    let app = try launchWithGift()
    weak let gift = home(of: app)?.childCoordinators.first
    try app.tap("Cancel")
    expectGiftIsOver(in: app, gift: gift, "after Cancel")
    Checks::expect(app, shows: "3 left", "after Cancel")
  },

  Check("doneEndsGift", "Done ends the gift: no sheet, no child, one loaf less") {
    let app = try launchWithGift()
    weak let gift = home(of: app)?.childCoordinators.first
    try app.tap("Send")
    try app.tap("Done")
    expectGiftIsOver(in: app, gift: gift, "after Done")
    Checks::expect(app, shows: "2 left", "after Done")
  },

  Check("lastLoafLeavesList", "When the last loaf is given away, the bread leaves the list") {
    let app = try launchWithGift()
    try app.tap("Send")
    try app.tap("Done")
    for _ in 0..<2 {
      try app.tap("Give it away")
      try app.tap("Send")
      try app.tap("Done")
    }
    Checks::expect(app, shows: "Sold out", "of Rye, after three gifts")
    try app.back()
    Checks::expect(app.screen.rows, equals: ["Sourdough", "Brioche"], "The rows after three gifts")
  },

  Check("swipeIsNoOtherDoor", "A swipe over the sheet is refused, or ends the gift") {
    let app = try launchWithGift()
    weak let gift = home(of: app)?.childCoordinators.first
    if app.screen.isSheet { try app.swipeDown() }
    if home(of: app)?.navigationController.presentedViewController != nil {
      Checks::expect(app, coordinators: withGift, "with the sheet still up after a swipe")
      try app.tap("Cancel")
    }
    expectGiftIsOver(in: app, gift: gift, "when the sheet has gone")
  },

  Check("swipeOverThanksIsNone", "A swipe over the thanks is refused, or ends the gift") {
    let app = try launchWithGift()
    weak let gift = home(of: app)?.childCoordinators.first
    try app.tap("Send")
    if app.screen.isSheet { try app.swipeDown() }
    if home(of: app)?.navigationController.presentedViewController != nil {
      Checks::expect(app, coordinators: withGift, "with the thanks still up after a swipe")
      try app.tap("Done")
    }
    expectGiftIsOver(in: app, gift: gift, "when the thanks have gone")
    Checks::expect(app, shows: "2 left", "when the thanks have gone")
  },

  Check("swipeLetGoIsNone", "A swipe that is let go halfway leaves the gift as it was") {
    let app = try launchWithGift()
    if app.screen.isSheet { try app.swipeDown(.halfwayAndLetGo) }
    Checks::expect(app, shows: "One Rye", "after half a swipe")
    Checks::expect(app, coordinators: withGift, "after half a swipe")
    try app.tap("Send")
    Checks::expect(app, shows: "Rye for Bob.", "after half a swipe, and Send")
  },

  Check("sentIsSent", "From Thank you no way leads back to Cancel") {
    let app = try launchWithGift()
    try app.tap("Send")
    Checks::expect(app, shows: "Rye for Bob.", "after Send")
    Checks::expect(app.screen.backLabel ?? "none", equals: "none", "The back button of Thank you")
  },

  Check("barSignOutLeavesNothing", "Sign out in the bar leaves nothing of the shop alive") {
    let app = try launchWithGift()
    try app.tap("Cancel")
    try app.back()
    weak let shop = home(of: app)
    try app.tap("Sign out")
    expectSignedOut(app, shop: shop, "after Sign out in the bar")
  },

  Check("sheetSignOutLeavesNothing", "Sign out on the sheet leaves nothing of the shop alive") {
    let app = try launchWithGift()
    try app.tap("Send")
    weak let shop = home(of: app)
    try app.tap("Sign out")
    expectSignedOut(app, shop: shop, "after Sign out on the sheet")
  },

  Check("shopIsNotOwned", "Launched afresh with the sheet up, the app leaves no old shop alive") {
    let app = try launchWithGift()
    weak let root = (app.sceneDelegate as? SceneDelegate)?.appCoordinator
    weak let shop = home(of: app)
    weak let gift = shop?.childCoordinators.first
    app.relaunch()
    Checks::expect(root, is: nil, "AppCoordinator from before the app was launched again")
    Checks::expect(shop, is: nil, "HomeCoordinator from before the app was launched again")
    Checks::expect(gift, is: nil, "HomeCoordinator's child from before the app was launched again")
  },

  Check("twoTapsOneBread", "Two quick taps on a row open one bread, and later another") {
    let app = try launchSignedIn()
    try app.tap("Rye", times: 2)
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after two quick taps on Rye")
    Checks::expectNoWarnings(in: app, "after two quick taps on Rye")
    try app.back()
    try app.tap("Brioche")
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "after back and Brioche")
  },

  Check("twoTapsOneGift", "Two quick taps on Give it away start one gift, and later another") {
    let app = try launchSignedIn()
    try app.tap("Rye")
    try app.tap("Give it away", times: 2)
    Checks::expect(app.tree.nodes(named: "GiftCoordinator").count, equals: 1, giftsInTree)
    Checks::expectNoWarnings(in: app, "after two quick taps on Give it away")
    try app.tap("Cancel")
    Checks::expect(app, coordinators: withoutGift, "after Cancel")
    try app.tap("Give it away")
    Checks::expect(app, coordinators: withGift, "with a second gift")
  },

  Check("twoTapsSendOnce", "Two quick taps on Send take one loaf") {
    let app = try launchWithGift()
    try app.tap("Send", times: 2)
    Checks::expect(app, shows: "Rye for Bob.", "after two quick taps on Send")
    try app.tap("Done")
    Checks::expect(app, shows: "2 left", "after two quick taps on Send, and Done")
  },

  Check("namelessIsNotSent", "Without a name nothing is sent, and a name can still be typed") {
    let app = try launchWithGift()
    try app.type("", into: "For")
    try app.tap("Send")
    Checks::expect(app, shows: "One Rye", "after Send without a name")
    try app.type("Eve", into: "For")
    try app.tap("Send")
    Checks::expect(app, shows: "Rye for Eve.", "after a name was typed, and Send")
    try app.tap("Done")
    Checks::expect(app, shows: "2 left", "after Done")
  },

  Check("twoTapsSignOutOnce", "Two quick taps on Sign out start one sign-in flow") {
    let app = try launchSignedIn()
    try app.tap("Sign out", times: 2)
    Checks::expect(app, coordinators: signedOut, "after two quick taps in the bar")
    try app.tap("Sign in")
    try openGift(in: app)
    try app.tap("Send")
    try app.tap("Sign out", times: 2)
    Checks::expect(app, coordinators: signedOut, "after two quick taps on the sheet")
    Checks::expect(app, stack: ["Sign in"], "after two quick taps on the sheet")
  },

  Check("nextVisitIsNew", "The next customer has a new shop, in which all of it works") {
    let app = try launchWithGift()
    try app.tap("Send")
    try app.tap("Sign out")
    try app.tap("Sign in")
    Checks::expect(app, stack: ["Today's bread"], "of the next customer")
    try openGift(in: app)
    try app.tap("Send")
    try app.tap("Done")
    Checks::expect(app, shows: "1 left", "after the next customer's gift")
    Checks::expect(app, coordinators: withoutGift, "after the next customer's gift")
  },
]

private let withoutGift = ["AppCoordinator", "AppCoordinator/HomeCoordinator"]
private let withGift = withoutGift + ["AppCoordinator/HomeCoordinator/GiftCoordinator"]
private let signedOut = ["AppCoordinator", "AppCoordinator/AuthCoordinator"]
private let giftsInTree = "The GiftCoordinators in the tree after two quick taps"

/// Starts the app and signs in, which must lead to the list.
@MainActor private func launchSignedIn() throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try app.tap("Sign in")
  Checks::expect(app, stack: ["Today's bread"], "after signing in")
  return app
}

/// Starts the app and opens a gift of a rye.
@MainActor private func launchWithGift() throws -> Simulator {
  let app = try launchSignedIn()
  try openGift(in: app)
  return app
}

/// Opens a gift of a rye, from the list.
@MainActor private func openGift(in app: Simulator) throws {
  try app.tap("Rye")
  try app.tap("Give it away")
  Checks::expect(app, shows: "One Rye", "after Give it away")
}

/// Returns the shop's coordinator, as the root holds it.
@MainActor private func home(of app: Simulator) -> HomeCoordinator? {
  let root = (app.sceneDelegate as? SceneDelegate)?.appCoordinator
  return root?.childCoordinators.first as? HomeCoordinator
}

/// Expects the bread's screen to be in front, and nothing of the gift to be alive.
@MainActor private func expectGiftIsOver(
  in app: Simulator,
  gift: AnyObject?,
  _ moment: String
) {
  Checks::expect(app, stack: ["Today's bread", "Rye"], moment)
  Checks::expect(app, coordinators: withoutGift, moment)
  Checks::expect(gift, is: nil, "HomeCoordinator's child \(moment)")
  Checks::expectNoLeaks(in: app, moment)
}

/// Expects the sign-in screen to be in front, and nothing of the shop to be alive.
@MainActor private func expectSignedOut(
  _ app: Simulator,
  shop: AnyObject?,
  _ moment: String
) {
  Checks::expect(app, stack: ["Sign in"], moment)
  Checks::expect(app, coordinators: signedOut, moment)
  Checks::expect(shop, is: nil, "HomeCoordinator \(moment)")
  Checks::expectNoLeaks(in: app, moment)
}
