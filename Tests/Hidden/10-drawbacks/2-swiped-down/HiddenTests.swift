import Checks
import Simulator
import UIKit

@testable import SwipedDown

@MainActor let checks = [
  Check("ratingIsAChild", "While the sheet is up, RatingCoordinator is the only child") {
    let app = try await launchWithRating()
    Checks::expect(
      app.screen.isSheet ? "a sheet" : "no sheet",
      equals: "a sheet",
      "What Rate shows"
    )
    try app.tap("Good")
    await app.settle()
    Checks::expect(app, shows: "We shall tell the baker.", "after Good")
    Checks::expect(app, coordinators: withRating, "after Good")
  },

  Check("opinionIsWritten", "Good and Bad write the opinion at once, and nothing else does") {
    let app = try await launchWithRating()
    try app.tap("Good")
    await app.settle()
    expectBread(app, shows: "Rated: good", "below the thanks, after Good")
    try app.tap("Done")
    await app.settle()
    if app.stack == ["A voucher"] { try app.tap("Keep it") }
    await app.settle()
    try app.tap("Rate")
    await app.settle()
    try app.tap("Bad")
    await app.settle()
    expectBread(app, shows: "Rated: good, bad", "below the thanks, after Bad")
  },

  Check("thanksReplace", "From Thank you no way leads back to the question") {
    let app = try await launchWithRating()
    try app.tap("Good")
    await app.settle()
    Checks::expect(app.screen.backLabel ?? "none", equals: "none", "The back button of Thank you")
  },

  Check("cancelEnds", "Cancel ends the rating without an opinion, and without a voucher") {
    let app = try await launchWithRating()
    weak let rating = home(of: app)?.childCoordinators.first
    try app.tap("Cancel")
    await app.settle()
    Checks::expect(app, shows: "Nobody has rated it", "after Cancel")
    expectOver(app, rating, "after Cancel")
  },

  Check("doneEnds", "Done ends the rating, and the voucher follows") {
    let app = try await launchWithRating()
    weak let rating = home(of: app)?.childCoordinators.first
    try app.tap("Good")
    await app.settle()
    try app.tap("Done")
    await app.settle()
    try await expectVoucher(app, rating, "after Done")
  },

  Check("sheetGivesWay", "The sheet gives way to a swipe, over both of its screens") {
    let asked = try await launchWithRating()
    try asked.swipeDown()
    await asked.settle()
    Checks::expect(asked, stack: ["Today's bread", "Rye"], "after a swipe over the question")
    let thanked = try await launchWithRating()
    try thanked.tap("Good")
    await thanked.settle()
    let sheet = home(of: thanked)?.navigationController.presentedSheet
    try thanked.swipeDown()
    await thanked.settle()
    let isUp = sheet?.presentingViewController != nil
    Checks::expect(isUp ? "up" : "gone", equals: "gone", "The sheet after a swipe over the thanks")
  },

  Check("swipeIsCancel", "A swipe over the question is like Cancel") {
    let app = try await launchWithRating()
    weak let rating = home(of: app)?.childCoordinators.first
    try app.swipeDown()
    await app.settle()
    Checks::expect(app, shows: "Nobody has rated it", "after a swipe over the question")
    expectOver(app, rating, "after a swipe over the question")
  },

  Check("swipeIsDone", "A swipe over the thanks is like Done, and the voucher follows") {
    let app = try await launchWithRating()
    weak let rating = home(of: app)?.childCoordinators.first
    try app.tap("Good")
    await app.settle()
    try app.swipeDown()
    await app.settle()
    try await expectVoucher(app, rating, "after a swipe over the thanks")
  },

  Check("halfSwipeIsNothing", "A swipe that is let go changes nothing") {
    let app = try await launchWithRating()
    weak let rating = home(of: app)?.childCoordinators.first
    try app.swipeDown(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(app, coordinators: withRating, "after half a swipe over the question")
    try app.tap("Good")
    await app.settle()
    try app.swipeDown(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(app, shows: "We shall tell the baker.", "after half a swipe over the thanks")
    Checks::expect(app, coordinators: withRating, "after half a swipe over the thanks")
    try app.tap("Done")
    await app.settle()
    try await expectVoucher(app, rating, "after half a swipe, and Done")
  },

  Check("rateAgain", "However a rating ended, Rate begins another") {
    let app = try await launchWithRating()
    try app.tap("Cancel")
    await app.settle()
    try app.tap("Rate")
    await app.settle()
    Checks::expect(app, coordinators: withRating, "with another rating after Cancel")
    try app.swipeDown()
    await app.settle()
    try app.tap("Rate")
    await app.settle()
    Checks::expect(app, coordinators: withRating, "with another rating after a swipe")
    try app.tap("Good")
    await app.settle()
    try app.swipeDown()
    await app.settle()
    if app.stack == ["A voucher"] { try app.swipeDown() }
    await app.settle()
    try app.tap("Rate")
    await app.settle()
    Checks::expect(app, coordinators: withRating, "with another rating after the voucher")
    Checks::expect(app, shows: "How was the Rye?", "with another rating after the voucher")
    try app.tap("Cancel")
    await app.settle()
    try app.back()
    await app.settle()
    try app.tap("Brioche")
    await app.settle()
    try app.tap("Rate")
    await app.settle()
    Checks::expect(app, shows: "How was the Brioche?", "with a rating of another bread")
  },

  Check("twoTapsOneRating", "Two quick taps on Rate start one rating") {
    let app = try await launch()
    try app.tap("Rate", times: 2)
    await app.settle()
    Checks::expect(app, coordinators: withRating, "after two quick taps on Rate")
    Checks::expectNoWarnings(in: app, "after two quick taps on Rate")
  },

  Check("twoTapsOneOpinion", "Two quick taps on Good write one opinion") {
    let app = try await launchWithRating()
    try app.tap("Good", times: 2)
    await app.settle()
    Checks::expect(app, shows: "We shall tell the baker.", "after two quick taps on Good")
    expectBread(app, shows: "Rated: good", "after two quick taps on Good")
  },

  Check("sheetSlides", "The sheet slides in, and out") {
    let app = try await launch()
    try await tap("Rate", in: app)
    let coming = home(of: app)?.navigationController.presentedSheet?.isBeingPresented == true
    Checks::expect(
      coming ? "on its way" : "there, or not coming",
      equals: "on its way",
      "The sheet, a tenth of a second after Rate"
    )
    await app.settle()
    try app.tap("Good")
    await app.settle()
    try await tap("Done", in: app)
    let going = home(of: app)?.navigationController.presentedSheet?.isBeingDismissed == true
    Checks::expect(
      going ? "on its way" : "gone, or not going",
      equals: "on its way",
      "The sheet, a tenth of a second after Done"
    )
  },

  Check("thanksSlideIn", "The thanks slide in") {
    let app = try await launchWithRating()
    let spy = Spy()
    home(of: app)?.navigationController.presentedSheet?.delegate = spy
    try app.tap("Good")
    await app.settle()
    Checks::expect(
      spy.seen,
      equals: ["Thank you slid in"],
      "What was shown on the sheet after Good"
    )
  },

  Check("relaunchLeavesNothing", "Launched afresh with the sheet up, the app leaves nothing alive")
  {
    let app = try await launchWithRating()
    weak let old = home(of: app)
    weak let rating = old?.childCoordinators.first
    app.relaunch()
    Checks::expect(old, is: nil, "HomeCoordinator from before the app was launched again")
    Checks::expect(
      rating,
      is: nil,
      "HomeCoordinator's child from before the app was launched again"
    )
  },
]

private let withRating = ["HomeCoordinator", "HomeCoordinator/RatingCoordinator"]

/// Taps a button, and lets a tenth of a second go by: less than a transition takes.
@MainActor private func tap(_ title: String, in app: Simulator) async throws {
  let screen = try Checks::require(app.visibleController, "The screen with \(title)")
  try Checks::require(button(title, in: screen.view), "The button \(title)")
    .sendActions(for: .primaryActionTriggered)
  await Task.yield()
  app.advance(by: .milliseconds(100))
}

/// The button with this title in a view, or in the views in it.
@MainActor private func button(_ title: String, in view: UIView) -> UIButton? {
  if let button = view as? UIButton, button.currentTitle == title { return button }
  return view.subviews.lazy.compactMap { button(title, in: $0) }.first
}

/// Starts the app and opens the rye.
@MainActor private func launch() async throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try app.tap("Rye")
  await app.settle()
  return app
}

/// Starts the app and opens a rating of the rye.
@MainActor private func launchWithRating() async throws -> Simulator {
  let app = try await launch()
  try app.tap("Rate")
  await app.settle()
  Checks::expect(app, shows: "How was the Rye?", "after Rate")
  Checks::expect(app, coordinators: withRating, "after Rate")
  return app
}

@MainActor private func home(of app: Simulator) -> HomeCoordinator? {
  (app.sceneDelegate as? SceneDelegate)?.home
}

/// Expects the bread's screen, below a sheet, to show a text.
@MainActor private func expectBread(_ app: Simulator, shows text: String, _ moment: String) {
  let shown = app.screen.beneath.flatMap(\.texts)
  Checks::expect(shown, equals: [text], "The bread's screen \(moment)")
}

/// Expects the bread's screen to be in front, and nothing of the rating to be alive.
@MainActor private func expectOver(_ app: Simulator, _ rating: AnyObject?, _ moment: String) {
  Checks::expect(app, stack: ["Today's bread", "Rye"], moment)
  expectGone(app, rating, moment)
}

/// Expects the voucher to have followed the rating, once, and to go when it is kept.
@MainActor private func expectVoucher(
  _ app: Simulator,
  _ rating: AnyObject?,
  _ moment: String
) async throws {
  Checks::expect(app, stack: ["A voucher"], moment)
  expectGone(app, rating, moment)
  guard app.stack == ["A voucher"] else { return }
  try app.tap("Keep it")
  await app.settle()
  Checks::expect(app, stack: ["Today's bread", "Rye"], "\(moment), and Keep it")
}

/// Expects nothing of the rating to be alive, and no complaint of UIKit's.
@MainActor private func expectGone(_ app: Simulator, _ rating: AnyObject?, _ moment: String) {
  Checks::expect(app, coordinators: ["HomeCoordinator"], moment)
  Checks::expect(rating, is: nil, "HomeCoordinator's child \(moment)")
  Checks::expectNoLeaks(in: app, moment)
  Checks::expectNoWarnings(in: app, moment)
}

extension UINavigationController {
  /// The navigation controller that this one has presented.
  fileprivate var presentedSheet: UINavigationController? {
    presentedViewController as? UINavigationController
  }
}

/// Writes down what a navigation controller shows, and how it comes.
@MainActor private final class Spy: NSObject, UINavigationControllerDelegate {
  var seen: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    seen.append("\(viewController.title ?? "") \(animated ? "slid in" : "was there at once")")
  }
}
