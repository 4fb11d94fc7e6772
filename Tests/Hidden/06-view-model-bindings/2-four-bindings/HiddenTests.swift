import Checks
import Simulator
import UIKit

@testable import FourBindings

@MainActor let checks = [
  Check("listShowsTheFirstData", "At launch the list says how many loaves are left") {
    let app = Simulator(SceneDelegate())
    Checks::expect(app, shows: "4 loaves left.", "after the launch")
  },

  Check("tapsLeadOn", "All taps lead where they led before") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after a tap on Rye")
    try app.tap("Order")
    Checks::expect(app, stack: ["Today's bread", "Rye", "Your order"], "after a tap on Order")
    try app.tap("Done")
    Checks::expect(app, stack: ["Today's bread"], "after a tap on Done")
  },

  Check("listShowsLaterData", "After an order the list says that there is one loaf less") {
    let app = try launchAndOrder()
    try app.tap("Done")
    Checks::expect(app, shows: "3 loaves left.", "after an order and Done")
  },

  Check("breadShowsChanges", "A bread's screen shows every change of its stock while it is open") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    Checks::expect(app, shows: "3 left", "of Rye")
    for stock in ["6 left", "9 left"] {
      try app.tap("Bake more")
      await app.settle()
      Checks::expect(app, shows: stock, "of Rye, when more has been baked")
    }
  },

  Check("breadListensAfterReturn", "It shows them also when another screen lay on top meanwhile") {
    let app = try launchAndOrder()
    try app.back()
    await app.settle()
    Checks::expect(app, shows: "2 left", "of Rye, after an order and back")
    try app.tap("Bake more")
    try app.tap("Order")
    await app.settle()
    try app.back()
    await app.settle()
    Checks::expect(app, shows: "4 left", "of Rye, baked while the order lay on top")
    try app.tap("Bake more")
    await app.settle()
    Checks::expect(app, shows: "7 left", "of Rye, baked after that")
  },

  Check("breadIsFreed", "Nothing keeps a bread's screen when the user has gone back") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    weak let screen = app.visibleController
    try app.back()
    Checks::expect(screen, is: nil, "Rye's screen after going back")
    Checks::expectNoLeaks(in: app, "after going back")
  },

  Check("modelIsFreed", "Nothing keeps a bread's view model when the user has gone back") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    weak let viewModel = viewModel(of: app.visibleController)
    try app.back()
    Checks::expect(viewModel, is: nil, "Rye's view model after going back")
  },

  Check("breadMayBeLeftEarly", "The loaves may come when the bread's screen has gone") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    try app.tap("Bake more")
    try app.back()
    await app.settle()
    try app.tap("Rye")
    Checks::expect(app, shows: "6 left", "of Rye, baked after its screen was left")
  },

  Check("shopIsFreedFromTheList", "Nothing keeps ShopCoordinator when the app ends on the list") {
    let app = Simulator(SceneDelegate())
    weak let shop = (app.sceneDelegate as? SceneDelegate)?.shopCoordinator
    app.relaunch()
    Checks::expect(shop, is: nil, shopOfTheLaunchBefore)
  },

  Check("listIsFreed", "Nothing keeps the list's screen when the app ends on it") {
    let app = Simulator(SceneDelegate())
    weak let screen = app.visibleController
    app.relaunch()
    Checks::expect(screen, is: nil, "The list from before the app was launched again")
  },

  Check("openBreadIsFreed", "Nothing keeps a bread's screen when the app ends on it") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    weak let screen = app.visibleController
    app.relaunch()
    Checks::expect(screen, is: nil, "Rye's screen from before the app was launched again")
  },

  Check("orderIsFreed", "Nothing keeps the order's screen when the app ends on it") {
    let app = try launchAndOrder()
    weak let screen = app.visibleController
    app.relaunch()
    Checks::expect(screen, is: nil, "The order's screen from before the app was launched again")
  },

  Check("shopIsFreedFromTheOrder", "Nothing keeps ShopCoordinator after a visit to every screen") {
    let app = try launchAndOrder()
    try app.tap("Done")
    try app.tap("Sourdough")
    try app.tap("Order")
    weak let shop = (app.sceneDelegate as? SceneDelegate)?.shopCoordinator
    app.relaunch()
    Checks::expect(shop, is: nil, shopOfTheLaunchBefore)
  },
]

private let shopOfTheLaunchBefore = "ShopCoordinator from before the app was launched again"

/// Returns what a bread's screen shows, however the screen calls it.
@MainActor private func viewModel(of screen: UIViewController?) -> BreadViewModel? {
  guard let screen else { return nil }
  return Mirror(reflecting: screen).children.lazy.compactMap { $0.value as? BreadViewModel }.first
}

/// Starts the app and orders a Rye, which must lead to Your order.
@MainActor private func launchAndOrder() throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try app.tap("Rye")
  try app.tap("Order")
  Checks::expect(app, stack: ["Today's bread", "Rye", "Your order"], "after an order")
  return app
}
