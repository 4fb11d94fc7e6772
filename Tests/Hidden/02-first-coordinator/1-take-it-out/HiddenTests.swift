import Checks
import Simulator
import UIKit

@testable import TakeItOut

@MainActor let checks = [
  Check("flowGoesOn", "The flow leads from the list to a bread, to the order, and back") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    Checks::expect(app, shows: "40 crowns", "after a tap on Rye")
    try app.tap("Order")
    Checks::expect(app, shows: "In your basket: Rye", "after a tap on Order")
    try app.tap("Done")
    Checks::expect(app, stack: ["Today's bread"], "after a tap on Done")
  },

  Check("oneScreenATap", "Each tap puts up one screen, and UIKit has nothing to complain about") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sourdough")
    Checks::expect(app, stack: ["Today's bread", "Sourdough"], "after a tap on Sourdough")
    try app.tap("Order")
    Checks::expect(app, stack: ["Today's bread", "Sourdough", "Ordered"], "after a tap on Order")
    Checks::expectNoWarnings(in: app, "after two taps")
  },

  Check("screensSlideIn", "A bread and an order slide in, as they always did") {
    let app = Simulator(SceneDelegate())
    let arrivals = Arrivals()
    app.navigationController?.delegate = arrivals
    try app.tap("Rye")
    try app.tap("Order")
    let found = arrivals.seen
    Checks::expect(found, equals: ["Rye slid in", "Ordered slid in"], "How the screens came")
  },

  Check("startPutsUpTheList", "start() puts the list on the stack that the coordinator was given") {
    let navigationController = UINavigationController()
    let coordinator = TodayCoordinator(
      navigationController: navigationController,
      basket: Basket()
    )
    coordinator.start()
    let screens = navigationController.viewControllers.map { "\(type(of: $0))" }
    Checks::expect(screens, equals: ["BreadListViewController"], "The screens after start()")
  },

  Check("coordinatorIsKept", "The scene delegate keeps the coordinator, the only one in the tree") {
    let app = Simulator(SceneDelegate())
    _ = try sceneDelegate(of: app)
    Checks::expect(app, coordinators: ["TodayCoordinator"], "after the launch")
  },

  Check("oneForTheFlow", "One coordinator serves all three screens") {
    let app = try launch(tapping: "Rye", "Order")
    Checks::expect(app, coordinators: ["TodayCoordinator"], "with all three screens up")
  },

  Check("sameOneGoesOn", "After Done the same coordinator goes on, without children") {
    let app = try launch(tapping: "Rye", "Order", "Done")
    Checks::expect(app, coordinators: ["TodayCoordinator"], "after Done")
    try app.tap("Sourdough")
    Checks::expect(app, stack: ["Today's bread", "Sourdough"], "after Done and Sourdough")
    Checks::expect(app, coordinators: ["TodayCoordinator"], "after Done and Sourdough")
  },

  Check("listDecidesNothing", "The list does not move on by itself") {
    let app = try launch()
    try expect("Rye", toChangeNothingIn: app)
  },

  Check("breadDecidesNothing", "The bread's screen does not move on by itself") {
    let app = try launch(tapping: "Rye")
    try expect("Order", toChangeNothingIn: app)
  },

  Check("orderDecidesNothing", "The order's screen does not lead back by itself") {
    let app = try launch(tapping: "Rye", "Order")
    try expect("Done", toChangeNothingIn: app)
  },

  Check("coordinatorIsFreed", "Nothing but the scene delegate keeps the coordinator") {
    let app = try launch(tapping: "Rye", "Order")
    let sceneDelegate = try sceneDelegate(of: app)
    weak let coordinator = sceneDelegate.todayCoordinator
    sceneDelegate.todayCoordinator = nil
    Checks::expect(coordinator, is: nil, "TodayCoordinator, let go of by the scene delegate")
  },
]

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

/// Starts the app, which must keep a coordinator, and goes as far as these taps lead.
@MainActor private func launch(tapping labels: String...) throws -> Simulator {
  let app = Simulator(SceneDelegate())
  _ = try sceneDelegate(of: app)
  for label in labels { try app.tap(label) }
  return app
}

/// Lets go of the coordinator and taps; the stack must stay as it was.
@MainActor private func expect(_ label: String, toChangeNothingIn app: Simulator) throws {
  let stack = app.stack
  try sceneDelegate(of: app).todayCoordinator = nil
  try app.tap(label)
  Checks::expect(app, stack: stack, "after a tap on \(label), the coordinator gone")
}

/// Returns the scene delegate, which must keep a coordinator.
@MainActor private func sceneDelegate(of app: Simulator) throws -> SceneDelegate {
  let found = app.sceneDelegate as? SceneDelegate
  _ = try Checks::require(found?.todayCoordinator, "The scene delegate's todayCoordinator")
  return try Checks::require(found, "The scene delegate")
}
