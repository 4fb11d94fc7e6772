import Checks
import Simulator

@testable import KeepTheChild

@MainActor let checks = [
  Check("favouritesOrderIsHeard", "An order from the favourites hears the tap on Order") {
    let app = try launchWithFavourites()
    try app.tap("Brioche")
    try app.tap("Order")
    Checks::expect(app, stack: ["My favourites", "Brioche", "Order"], "after Brioche and Order")
  },

  Check("orderIsFavouritesChild", "An order from the favourites is a child of theirs") {
    let app = try launchWithFavourites()
    try app.tap("Brioche")
    let children = try favourites(in: app).childCoordinators.map { "\(type(of: $0))" }
    Checks::expect(children, equals: ["OrderCoordinator"], "The favourites' childCoordinators")
  },

  Check("orderIsFreed", "An order from the favourites is freed when it is over") {
    let app = try launchWithFavourites()
    try app.tap("Brioche")
    weak let order = try favourites(in: app).childCoordinators.first
    _ = try Checks::require(order, "The order in childCoordinators of the favourites")
    try app.tap("Not today")
    Checks::expect(order, is: nil, "The order after Not today")
    let left = try favourites(in: app).childCoordinators
    Checks::expect(left, count: 0, "The favourites' childCoordinators after Not today")
  },

  Check("basketHasTheOrder", "What was ordered from the favourites is in the basket") {
    let app = try launchWithFavourites()
    try orderFromFavourites("Brioche", in: app)
    try app.tap("Close")
    Checks::expect(
      app,
      shows: "In your basket: Brioche.",
      "after ordering Brioche and closing the list"
    )
  },

  Check("favouritesGoOn", "The favourites can order again, until they are closed") {
    let app = try launchWithFavourites()
    try orderFromFavourites("Brioche", in: app)
    try orderFromFavourites("Rye", in: app)
    try app.tap("Close")
    Checks::expect(app, shows: "In your basket: Brioche, Rye.", "after two orders")
  },

  Check("closedFavouritesAreFreed", "Closed favourites leave nothing behind, nor does their order")
  {
    let app = try launchWithFavourites()
    weak let flow = try favourites(in: app)
    weak let stack = app.navigationController
    try app.tap("Brioche")
    try app.tap("Not today")
    try app.tap("Close")
    Checks::expect(app, stack: ["Today's bread"], "after Not today and Close")
    Checks::expect(flow, is: nil, "FavouritesCoordinator after Close")
    Checks::expect(stack, is: nil, "The favourites' navigation controller after Close")
  },

  Check("openOrderGoesWithTheRun", "An open order does not outlive the run of the app") {
    let app = try launchWithFavourites()
    weak let stack = app.navigationController
    try app.tap("Brioche")
    app.relaunch()
    Checks::expect(stack, is: nil, "The favourites' navigation controller of the run before")
  },

  Check("nextVisitIsHeard", "The list of the next visit hears its taps") {
    let app = Simulator(SceneDelegate())
    try app.tap("Leave the shop")
    try app.tap("Rye")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after leaving the shop and a tap on Rye")
  },

  Check("nextVisitIsTheRoot", "After leaving, shopCoordinator is the new visit's") {
    let app = Simulator(SceneDelegate())
    try app.tap("Leave the shop")
    let shown = app.navigationController
    Checks::expect(try shop(of: app).navigationController, is: shown, "shopCoordinator's stack")
  },

  Check("windowStays", "All visits are in the one window of the scene delegate") {
    let app = Simulator(SceneDelegate())
    let window = app.window
    for visit in 2...3 {
      try app.tap("Leave the shop")
      Checks::expect(app.window, is: window, "The window that the customer sees in visit \(visit)")
      let kept = (app.sceneDelegate as? SceneDelegate)?.window
      Checks::expect(kept, is: window, "The scene delegate's window in visit \(visit)")
    }
  },

  Check("oneVisitBegins", "One visit begins at the launch, and one after Leave the shop") {
    let app = Simulator(SceneDelegate())
    Checks::expect(listsShown(in: app), equals: 1, "The number of lists begun at the launch")
    app.clearCallbacks()
    try app.tap("Leave the shop")
    Checks::expect(listsShown(in: app), equals: 1, "The number of lists begun after leaving")
  },

  Check("oldVisitIsFreed", "Nothing keeps a visit once the next one has begun") {
    let app = Simulator(SceneDelegate())
    for visit in 1...3 {
      weak let old = try shop(of: app)
      try app.tap("Leave the shop")
      Checks::expect(old, is: nil, "The ShopCoordinator of visit \(visit)")
    }
  },

  Check("visitsGoOn", "Visit after visit begins with an empty basket") {
    let app = Simulator(SceneDelegate())
    for visit in 1...3 {
      Checks::expect(app, shows: "Your basket is empty.", "at the beginning of visit \(visit)")
      try order("Rye", in: app)
      Checks::expect(app, shows: "In your basket: Rye.", "after the order of visit \(visit)")
      try app.tap("Leave the shop")
    }
  },
]

/// Starts the app and opens the favourites, without which most checks make no sense.
@MainActor private func launchWithFavourites() throws -> Simulator {
  let app = Simulator(SceneDelegate())
  try app.tap("My favourites")
  Checks::expect(app, stack: ["My favourites"], "after a tap on My favourites")
  return app
}

/// Returns how many lists were put on a stack, as the log has it.
@MainActor private func listsShown(in app: Simulator) -> Int {
  app.callbacks.count { $0 == "BreadListViewController.willMove(toParent: UINavigationController)" }
}

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func shop(of app: Simulator) throws -> ShopCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.shopCoordinator, "The scene delegate's shopCoordinator")
}

@MainActor private func favourites(in app: Simulator) throws -> FavouritesCoordinator {
  let child = try shop(of: app).childCoordinators.first
  return try Checks::require(child as? FavouritesCoordinator, "FavouritesCoordinator")
}

@MainActor private func orderFromFavourites(_ bread: String, in app: Simulator) throws {
  try order(bread, in: app)
  Checks::expect(app, stack: ["My favourites"], "after an order of \(bread)")
}

@MainActor private func order(_ bread: String, in app: Simulator) throws {
  try app.tap(bread)
  try app.tap("Order")
  try app.tap("Confirm")
}
