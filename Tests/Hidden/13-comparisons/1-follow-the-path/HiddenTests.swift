import Checks
import Simulator
import UIKit

@testable import FollowThePath

@MainActor let checks = [
  Check("stackFollows", "The stack follows whatever path is assigned") {
    let app = Simulator(PathPhone())
    let phone = try phone(of: app)
    for (path, stack) in [
      ([Route.bread("Rye")], ["Rye"]),
      ([.bread("Rye"), .amount("Rye")], ["Rye", "How many?"]),
      ([.bread("Brioche"), .amount("Brioche")], ["Brioche", "How many?"]),
      ([.bread("Brioche"), .bread("Rye"), .bread("Brioche")], ["Brioche", "Rye", "Brioche"]),
      ([.bread("Brioche"), .bread("Brioche")], ["Brioche", "Brioche"]),
      ([.amount("Rye")], ["How many?"]),
      ([], []),
    ] {
      phone.model.path = path
      await app.settle()
      let titles = ["Today's bread"] + stack
      Checks::expect(app, stack: titles, "after a path of length \(path.count) was assigned")
      Checks::expect(phone.model.path, equals: path, "The path that was assigned")
    }
    Checks::expectNoWarnings(in: app, "after seven paths")
  },

  Check("startsWithIt", "What the path holds at the start is on the stack at once") {
    let app = Simulator(PathPhone(path: [.bread("Rye"), .amount("Rye")]))
    let phone = try phone(of: app)
    Checks::expect(
      phone.titlesAtStart,
      equals: ["Today's bread", "Rye", "How many?"],
      "The stack when start() returned"
    )
    await app.settle()
    Checks::expect(
      app,
      stack: ["Today's bread", "Rye", "How many?"],
      "with two routes at the start"
    )
    phone.model.path = [.bread("Rye")]
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after the first change")
  },

  Check("keepsScreens", "Screens whose routes stay are not made again") {
    let app = Simulator(PathPhone())
    let phone = try phone(of: app)
    phone.model.path = [.bread("Rye")]
    await app.settle()
    let list = phone.stack.viewControllers.first
    let rye = phone.stack.topViewController
    phone.model.path = [.bread("Rye"), .amount("Rye")]
    await app.settle()
    Checks::expect(phone.stack.viewControllers.dropFirst().first, is: rye, "The screen of the rye")
    phone.model.path = [.bread("Rye"), .bread("Brioche")]
    await app.settle()
    Checks::expect(phone.stack.viewControllers.dropFirst().first, is: rye, "The screen of the rye")
    phone.model.path = [.bread("Rye")]
    await app.settle()
    Checks::expect(phone.stack.topViewController, is: rye, "The screen of the rye")
    Checks::expect(phone.stack.viewControllers.first, is: list, "The screen of the list")
  },

  Check("lettingGo", "A screen whose route has gone is freed") {
    let app = Simulator(PathPhone())
    let phone = try phone(of: app)
    weak var rye: UIViewController?
    weak var brioche: UIViewController?
    phone.model.path = [.bread("Rye")]
    await app.settle()
    rye = phone.stack.topViewController
    phone.model.path = [.bread("Brioche")]
    await app.settle()
    Checks::expect(rye, is: nil, "The rye's screen, when the path has a brioche instead")
    brioche = phone.stack.topViewController
    try app.back()
    await app.settle()
    Checks::expect(brioche, is: nil, "The brioche's screen, when the user has gone back")
  },

  Check("backIsWritten", "The back button takes one route from the path") {
    let app = Simulator(PathPhone())
    let phone = try phone(of: app)
    try app.tap("Rye")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.back()
    await app.settle()
    Checks::expect(phone.model.path, equals: [.bread("Rye")], "The path after going back")
    try app.back()
    await app.settle()
    Checks::expect(phone.model.path, equals: [], "The path after going back twice")
    try app.tap("Rye")
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after opening the same bread again")
  },

  Check("swipeIsWritten", "A swipe back is written, and half a swipe is not") {
    let app = Simulator(PathPhone())
    let phone = try phone(of: app)
    let path: [Route] = [.bread("Rye"), .amount("Rye")]
    phone.model.path = path
    await app.settle()
    try app.swipeBack(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(phone.model.path, equals: path, "The path after half a swipe")
    Checks::expect(app, stack: ["Today's bread", "Rye", "How many?"], "after half a swipe")
    try app.swipeBack()
    await app.settle()
    Checks::expect(phone.model.path, equals: [.bread("Rye")], "The path after a swipe")
  },

  Check("manyAreWritten", "Several screens that go at once are all taken from the path") {
    let app = Simulator(PathPhone())
    let phone = try phone(of: app)
    phone.model.path = [.bread("Rye"), .bread("Brioche"), .amount("Brioche")]
    await app.settle()
    phone.stack.popToRootViewController(animated: true)
    await app.settle()
    Checks::expect(phone.model.path, equals: [], "The path after a pop to the root")
    phone.model.path = [.bread("Rye"), .bread("Brioche"), .amount("Brioche")]
    await app.settle()
    let rye = try Checks::require(phone.stack.viewControllers.dropFirst().first, "The rye's screen")
    phone.stack.popToViewController(rye, animated: true)
    await app.settle()
    Checks::expect(phone.model.path, equals: [.bread("Rye")], "The path after a pop to the rye")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after a pop to the rye")
  },

  Check("ownPopsAreNotWritten", "A pop that the path has asked for takes nothing more from it") {
    let app = Simulator(PathPhone())
    let phone = try phone(of: app)
    try app.tap("Rye")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.tap("Not now")
    await app.settle()
    Checks::expect(phone.model.path, equals: [.bread("Rye")], "The path after Not now")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after Not now")
    try app.tap("Order")
    await app.settle()
    try app.tap("Two")
    await app.settle()
    Checks::expect(app, stack: ["Today's bread"], "after Two")
    Checks::expect(app, shows: "Two Rye", "after Two")
  },

  Check("lastAssignedWins", "A path that is assigned while a screen slides away is followed") {
    let app = Simulator(PathPhone())
    let phone = try phone(of: app)
    phone.model.path = [.bread("Rye"), .amount("Rye")]
    await app.settle()
    phone.stack.popViewController(animated: true)
    app.advance(by: .milliseconds(100))
    phone.model.path = [.bread("Brioche")]
    await app.settle()
    Checks::expect(phone.model.path, equals: [.bread("Brioche")], "The path that was assigned")
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "in the end")
    phone.model.path = [.bread("Brioche"), .amount("Brioche")]
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Brioche", "How many?"], "after one more")
    phone.stack.popViewController(animated: true)
    app.advance(by: .milliseconds(100))
    phone.model.path = [.bread("Rye")]
    app.advance(by: .seconds(1))
    await app.settle()
    Checks::expect(phone.model.path, equals: [.bread("Rye")], "The path that was assigned then")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "when the pop had ended first")
  },

  Check("slides", "In a visible window a change of the path slides") {
    let app = Simulator(PathPhone())
    let phone = try phone(of: app)
    app.clearCallbacks()
    phone.model.path = [.bread("Rye")]
    await Task.yield()
    await Task.yield()
    app.advance(by: .milliseconds(50))
    Checks::expect(
      app.callbacks.contains("BreadViewController.viewDidAppear"),
      equals: false,
      "Whether the bread was there at once"
    )
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Rye"], "in the end")
    phone.model.path = []
    await Task.yield()
    await Task.yield()
    app.advance(by: .milliseconds(50))
    Checks::expect(
      app.callbacks.contains("BreadViewController.viewDidDisappear"),
      equals: false,
      "Whether the bread had gone at once"
    )
    await app.settle()
  },

  Check("modelOutlivesIt", "A model that lives on does not hold the stack, nor lose its path") {
    let model = ShopModel()
    let app = Simulator(PathPhone(model: model))
    let phone = try phone(of: app)
    model.path = [.bread("Rye")]
    await app.settle()
    weak let old = phone.pathStack
    phone.end()
    await app.settle()
    Checks::expect(old, is: nil, "The PathStack that its owner let go of")
    Checks::expect(model.path, equals: [.bread("Rye")], "The path of the model that lives on")
    model.path = []
    await app.settle()
  },

  Check("comesBack", "After a relaunch the app is where it was") {
    let app = Simulator(SceneDelegate())
    try app.tap("Brioche")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    app.relaunch()
    await app.settle()
    Checks::expect(
      app,
      stack: ["Today's bread", "Brioche", "How many?"],
      "after a relaunch at the question"
    )
    let path = (app.sceneDelegate as? SceneDelegate)?.model.path
    Checks::expect(path, equals: [.bread("Brioche"), .amount("Brioche")], "The path after it")
    try app.back()
    await app.settle()
    app.relaunch()
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "after going back and a relaunch")
    try app.back()
    await app.settle()
    app.relaunch()
    await app.settle()
    Checks::expect(app, stack: ["Today's bread"], "after a relaunch at the list")
    Checks::expectNoLeaks(in: app, "after three relaunches")
  },

  Check("otherBreads", "A path is restored up to the first bread that there is no more") {
    let breads = Bread.today
    defer { Bread.today = breads }
    let app = Simulator(SceneDelegate())
    let model = try Checks::require(app.sceneDelegate as? SceneDelegate, "The delegate").model
    model.path = [.bread("Rye"), .bread("Brioche"), .bread("Rye")]
    await app.settle()
    Bread.today = [breads[0]]
    app.relaunch()
    await app.settle()
    let path = (app.sceneDelegate as? SceneDelegate)?.model.path
    Checks::expect(path, equals: [.bread("Rye")], "The path on a day without brioche")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "on a day without brioche")
  },
]

@MainActor private func phone(of app: Simulator) throws -> PathPhone {
  try Checks::require(app.sceneDelegate as? PathPhone, "The phone")
}

/// An app that is a `PathStack` and its model.
private final class PathPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let model: ShopModel
  let stack = UINavigationController()
  private(set) var pathStack: PathStack?
  private(set) var titlesAtStart: [String] = []

  init(model: ShopModel = ShopModel(), path: [Route] = []) {
    self.model = model
    super.init()
    if !path.isEmpty { model.path = path }
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    start()
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private func start() {
    let pathStack = PathStack(model: model, navigationController: stack)
    self.pathStack = pathStack
    pathStack.start()
    titlesAtStart = stack.viewControllers.map { $0.title ?? "" }
  }

  /// Lets go of the stack, and shows something else.
  func end() {
    pathStack = nil
    window?.rootViewController = UIViewController()
  }
}
