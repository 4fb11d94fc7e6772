import Checks
import Simulator
import UIKit

@testable import HandedIn

@MainActor let checks = [
  Check("takeWritesItsPlan", "A flow writes the plan that its home was handed, and no other") {
    let plan = Plan()
    let other = Plan()
    let app = Simulator(PlanPhone(plan: plan))
    try app.tap("Choose")
    try app.tap("Rye")
    Checks::expect(plan.bread?.name, equals: nil, "What is planned before Take")
    try app.tap("Take")
    await app.settle()
    Checks::expect(plan.bread?.name, equals: "Rye", "What is planned after Take")
    Checks::expect(other.bread?.name, equals: nil, "What somebody else has planned")
    Checks::expect(app, shows: "Rye", "after Take")
  },

  Check("shoppingReadsItsPlan", "The shopping list reads the plan that its home was handed") {
    let plan = Plan()
    plan.choose(Bread.today[1])
    let app = Simulator(PlanPhone(plan: plan))
    try app.tap("Shopping")
    Checks::expect(app, shows: "Buy one Brioche, 30 crowns", "with a brioche planned")
    try app.back()
    plan.choose(Bread.today[0])
    try app.tap("Shopping")
    Checks::expect(app, shows: "Buy one Rye, 40 crowns", "with a rye planned since")
    let other = Simulator(PlanPhone(plan: Plan()))
    try other.tap("Shopping")
    Checks::expect(other, shows: "Nothing to buy", "with nothing planned")
  },

  Check("allHomesShow", "All homes with the same plan show what was chosen, at once") {
    let plan = Plan()
    let app = Simulator(PlanPhone(plan: plan))
    let second = home(with: plan)
    let third = home(with: plan)
    try app.tap("Choose")
    try app.tap("Rye")
    try app.tap("Take")
    await app.settle()
    Checks::expect(shown(on: app.navigationController), equals: "Rye", "What the first shows")
    Checks::expect(shown(on: second.stack), equals: "Rye", "What the second shows")
    Checks::expect(shown(on: third.stack), equals: "Rye", "What the third shows")
    plan.choose(Bread.today[1])
    await app.settle()
    Checks::expect(app, shows: "Brioche", "after plan.choose")
    Checks::expect(
      shown(on: second.stack),
      equals: "Brioche",
      "What the second shows after plan.choose"
    )
  },

  Check("othersDoNotShow", "A home with another plan shows nothing of it") {
    let plan = Plan()
    let app = Simulator(PlanPhone(plan: Plan()))
    let other = home(with: plan)
    plan.choose(Bread.today[0])
    await app.settle()
    Checks::expect(app, shows: "No bread yet", "after somebody else has chosen")
    Checks::expect(shown(on: other.stack), equals: "Rye", "What the other home shows")
  },

  Check("laterHomeShows", "A home that is started later shows what is planned") {
    let plan = Plan()
    let app = Simulator(PlanPhone(plan: plan))
    try app.tap("Choose")
    try app.tap("Brioche")
    try app.tap("Take")
    await app.settle()
    let later = home(with: plan)
    await app.settle()
    Checks::expect(shown(on: later.stack), equals: "Brioche", "What the later home shows")
  },

  Check("sceneStartsAfresh", "Each connection of a scene begins with a plan of its own") {
    let app = Simulator(SceneDelegate())
    try app.tap("Choose")
    try app.tap("Rye")
    try app.tap("Take")
    await app.settle()
    Checks::expect(app, shows: "Rye", "after Take")
    try app.tap("Shopping")
    Checks::expect(app, shows: "Buy one Rye, 40 crowns", "on the shopping list")
    app.relaunch()
    await app.settle()
    Checks::expect(app, shows: "No bread yet", "after a new start")
    try app.tap("Shopping")
    Checks::expect(app, shows: "Nothing to buy", "after a new start")
  },

  Check("homeIsFreed", "A plan that lives on holds no home, and goes on telling the others") {
    let plan = Plan()
    let app = Simulator(PlanPhone(plan: plan))
    weak var coordinator: HomeCoordinator?
    weak var stack: UINavigationController?
    do {
      let second = home(with: plan)
      coordinator = second.coordinator
      stack = second.stack
    }
    await app.settle()
    Checks::expect(coordinator, is: nil, "A home that was let go of")
    Checks::expect(stack, is: nil, "Its navigation controller")
    plan.choose(Bread.today[0])
    await app.settle()
    Checks::expect(app, shows: "Rye", "after the other home has gone")
  },

  Check("planIsFreed", "Nothing holds the plan of an app that has ended") {
    weak var plan: Plan?
    let app = Simulator(SceneDelegate())
    weak let home = (app.sceneDelegate as? SceneDelegate)?.home
    plan = home.flatMap { Mirror(reflecting: $0).descendant("plan") as? Plan }
    try app.tap("Choose")
    try app.tap("Rye")
    try app.tap("Take")
    await app.settle()
    try app.tap("Shopping")
    app.relaunch()
    await app.settle()
    Checks::expect(home, is: nil, "The home from before the app was launched again")
    Checks::expect(plan, is: nil, "The plan from before the app was launched again")
  },

  Check("screensSlide", "Screens slide in, also back home and on the shopping list") {
    let app = Simulator(SceneDelegate())
    let arrivals = Arrivals()
    app.navigationController?.delegate = arrivals
    for label in ["Choose", "Rye", "Take", "Shopping"] {
      try app.tap(label)
      await app.settle()
    }
    let titles = ["Bread", "Rye", "Breakfast", "Shopping"]
    Checks::expect(arrivals.seen, equals: titles.map { "\($0) slid in" }, "How the screens came")
  },

  Check("crumbIsTheSame", "Going back plans nothing, and one flow runs at a time") {
    let app = Simulator(SceneDelegate())
    try app.tap("Choose", times: 2)
    Checks::expect(
      app,
      coordinators: ["HomeCoordinator", "HomeCoordinator/PickCoordinator"],
      "after Choose twice"
    )
    try app.tap("Rye")
    try app.back()
    try app.back()
    await app.settle()
    Checks::expect(app, shows: "No bread yet", "after going back")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after going back")
    try app.tap("Choose")
    try app.tap("Brioche")
    try app.tap("Take")
    await app.settle()
    Checks::expect(app, stack: ["Breakfast"], "after Take")
    Checks::expect(app, shows: "Brioche", "after Take")
    Checks::expectNoWarnings(in: app, "after two flows")
    Checks::expectNoLeaks(in: app, "after two flows")
  },
]

/// A home that is on no screen of the phone: another window of the same customer, say.
@MainActor
private func home(with plan: Plan) -> (coordinator: HomeCoordinator, stack: UINavigationController)
{
  let stack = UINavigationController()
  let coordinator = HomeCoordinator(navigationController: stack, plan: plan)
  coordinator.start()
  stack.viewControllers.first?.loadViewIfNeeded()
  return (coordinator, stack)
}

/// What the first label of the stack's first screen says: the planned bread.
@MainActor private func shown(on stack: UINavigationController?) -> String? {
  stack?.viewControllers.first.flatMap { texts(in: $0.view).first }
}

@MainActor private func texts(in view: UIView) -> [String] {
  let own = (view as? UILabel)?.text.map { [$0] } ?? []
  return own + view.subviews.flatMap { texts(in: $0) }
}

/// An app that hands a home the plan it was given.
private final class PlanPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let plan: Plan
  private var home: HomeCoordinator?

  init(plan: Plan) {
    self.plan = plan
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let stack = UINavigationController()
    let home = HomeCoordinator(navigationController: stack, plan: plan)
    self.home = home
    home.start()
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }
}

/// Writes down what a navigation controller shows, and how it comes.
@MainActor private final class Arrivals: NSObject, UINavigationControllerDelegate {
  var seen: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    seen.append("\(viewController.title ?? "") \(animated ? "slid in" : "was there at once")")
  }
}
