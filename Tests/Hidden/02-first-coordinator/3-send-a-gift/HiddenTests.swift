import Checks
import Simulator
import UIKit

@testable import SendAGift

@MainActor let checks = [
  Check("giftOpensOnASheet", "Send a gift opens the gifts on a sheet over today's bread") {
    let app = try launch(tapping: "Send a gift")
    Checks::expect(app, stack: ["A gift"], "after a tap on Send a gift")
    Checks::expect(app.screen.isSheet, equals: true, "Whether the gifts are on a sheet")
  },

  Check("swipeIsRefused", "Nobody swipes the sheet away, at its list or at a bread") {
    let app = try launch(tapping: "Send a gift")
    try app.swipeDown()
    Checks::expect(app, stack: ["A gift"], "after a swipe down over the gifts")
    try app.tap("Rye")
    try app.swipeDown()
    Checks::expect(app, stack: ["A gift", "Rye"], "after a swipe down over a gift's bread")
  },

  Check("screensSlideIn", "On the sheet, each screen slides in") {
    let app = try launch(tapping: "Send a gift")
    let arrivals = Arrivals()
    app.navigationController?.delegate = arrivals
    try app.tap("Rye")
    try app.tap("Order")
    Checks::expect(arrivals.seen, equals: ["Rye slid in", "Card slid in"], "How the screens came")
  },

  Check("bothFlowsInTree", "While the sheet is open, both flows are children of ShopCoordinator") {
    let app = try launch(tapping: "Send a gift")
    let found = app.tree.names.sorted()
    Checks::expect(found, equals: twoFlows.sorted(), "The coordinator tree with the sheet open")
  },

  Check("todayComesFirst", "Today's flow is the first child, in a gift and after it") {
    let app = try launch(tapping: "Send a gift")
    let children = app.tree.root?.children ?? []
    Checks::expect(children.first?.type, equals: "TodayCoordinator", "The first child in a gift")
    try app.tap("Cancel")
    let after = app.tree.root?.children ?? []
    Checks::expect(after.first?.type, equals: "TodayCoordinator", "The first child after Cancel")
  },

  Check("sameScreenInBothFlows", "BreadViewController shows the bread in both flows") {
    let app = try launch(tapping: "Rye")
    Checks::expect(screen(of: app), equals: "BreadViewController", "Today's screen of a bread")
    try app.back()
    try app.tap("Send a gift")
    Checks::expect(app, shows: "A gift", "after a tap on Send a gift")
    try app.tap("Rye")
    Checks::expect(screen(of: app), equals: "BreadViewController", "The gift's screen of a bread")
    Checks::expect(app, shows: "40 crowns", "after a tap on Rye among the gifts")
  },

  Check("flowDecidesWhatIsNext", "Order leads to the card for a gift, and to the order otherwise") {
    let app = try launch(tapping: "Send a gift", "Rye", "Order")
    Checks::expect(app, stack: ["A gift", "Rye", "Card"], "after Order, in the gift's flow")
    let other = try launch(tapping: "Rye", "Order")
    let stack = ["Today's bread", "Rye", "Ordered"]
    Checks::expect(other, stack: stack, "after Order, in today's flow")
    Checks::expect(other, shows: "One Rye at five.", "after Order, in today's flow")
  },

  Check("oneForTheFlow", "One GiftCoordinator serves all three screens, without children") {
    let app = try launch(tapping: "Send a gift")
    let first = app.tree.nodes(named: "GiftCoordinator")
    try app.tap("Rye")
    try app.tap("Order")
    let last = app.tree.nodes(named: "GiftCoordinator")
    Checks::expect(last.map(\.type), equals: ["GiftCoordinator"], "The gift's flow, at the card")
    Checks::expect(
      last.map(\.identity) == first.map(\.identity),
      equals: true,
      "Whether the coordinator at the card is the one that began"
    )
    Checks::expect(last.flatMap(\.children).map(\.type), equals: [], "GiftCoordinator's children")
  },

  Check("sendLeadsToTheOrder", "Send closes the sheet, and today's flow shows the order") {
    let app = try launch(tapping: "Send a gift", "Rye", "Order")
    try send(to: "Grace", in: app)
    Checks::expect(app, stack: ["Today's bread", "Ordered"], "after Send")
  },

  Check("recipientArrives", "The order names the bread and whom it is for") {
    let app = try launch(tapping: "Send a gift", "Brioche", "Order")
    try send(to: "Grace", in: app)
    Checks::expect(app, shows: "One Brioche for Grace at five.", "after Send")
  },

  Check("cancelChangesNothing", "Cancel closes the sheet; today's flow is as it was, and goes on") {
    let app = try launch(tapping: "Send a gift")
    try app.tap("Cancel")
    Checks::expect(app, stack: ["Today's bread"], "after Cancel")
    try app.tap("Sourdough")
    Checks::expect(app, stack: ["Today's bread", "Sourdough"], "after Cancel and Sourdough")
  },

  Check("giftIsFreed", "Nothing keeps the gift's flow after Send, nor after Cancel") {
    let app = try launch(tapping: "Send a gift", "Rye", "Order")
    try send(to: "Grace", in: app)
    Checks::expect(app, coordinators: oneFlow, "after Send")
    Checks::expectNoLeaks(in: app, "after Send")
    try app.tap("Done")
    try app.tap("Send a gift")
    try app.tap("Cancel")
    Checks::expect(app, coordinators: oneFlow, "after Cancel")
    Checks::expectNoLeaks(in: app, "after Cancel")
  },

  Check("nextGiftStartsAfresh", "A second gift begins at its list, with a flow of its own") {
    let app = try launch(tapping: "Send a gift", "Rye", "Order")
    try send(to: "Grace", in: app)
    try app.tap("Done")
    try app.tap("Send a gift")
    Checks::expect(app, stack: ["A gift"], "at the second gift")
    try app.tap("Brioche")
    try app.tap("Order")
    try send(to: "Eve", in: app)
    Checks::expect(app, shows: "One Brioche for Eve at five.", "after the second gift")
  },

  Check("closuresOwnNobody", "A fresh launch in mid-gift leaves nothing of the old one") {
    let app = try launch(tapping: "Send a gift", "Rye", "Order")
    weak let sheet = app.navigationController
    weak let parent = (app.sceneDelegate as? SceneDelegate)?.shopCoordinator
    weak let today = parent?.childCoordinators.first as AnyObject?
    let owned = closuresThatOwn(in: app)
    Checks::expect(owned, equals: [], "Closures of a coordinator that own another one")
    app.relaunch()
    Checks::expect(
      sheet,
      is: nil,
      "The sheet's navigation controller from before the app was launched again"
    )
    Checks::expect(parent, is: nil, "ShopCoordinator from before the app was launched again")
    Checks::expect(
      today,
      is: nil,
      "The first child of ShopCoordinator from before the app was launched again"
    )
  },
]

private let oneFlow = ["ShopCoordinator", "ShopCoordinator/TodayCoordinator"]
private let twoFlows = oneFlow + ["ShopCoordinator/GiftCoordinator"]

/// Notes how screens come in front on a navigation controller.
private final class Arrivals: NSObject, UINavigationControllerDelegate {
  private(set) var seen: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    seen.append("\(viewController.title ?? "") \(animated ? "slid in" : "was there at once")")
  }
}

/// Starts the app and goes as far as these taps lead.
@MainActor private func launch(tapping labels: String...) throws -> Simulator {
  let app = Simulator(SceneDelegate())
  for label in labels { try app.tap(label) }
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

/// Fills in the card and sends it.
@MainActor private func send(to name: String, in app: Simulator) throws {
  try app.type(name, into: "For whom")
  try app.tap("Send")
}

/// Returns the type of the controller that the user sees.
@MainActor private func screen(of app: Simulator) -> String? {
  app.visibleController.map { "\(type(of: $0))" }
}
