import Checks
import Simulator
import UIKit

@testable import ToldHowever

@MainActor let checks = [
  Check("backIsTold", "Going back by the back button is told, once") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.push("A")
    await app.settle()
    try app.back()
    await app.settle()
    Checks::expect(phone.told, equals: ["A"], "What was told after going back")
  },

  Check("swipeIsTold", "Going back by a swipe is told, once") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.push("A")
    await app.settle()
    try app.swipeBack()
    await app.settle()
    Checks::expect(phone.told, equals: ["A"], "What was told after a swipe back")
  },

  Check("halfSwipeIsNotTold", "A swipe back that is let go of halfway is not told") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.push("A")
    await app.settle()
    try app.swipeBack(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(phone.told, equals: [], "What was told after half a swipe back")
    try app.swipeBack()
    await app.settle()
    Checks::expect(phone.told, equals: ["A"], "What was told after half a swipe and a whole one")
  },

  Check("popIsTold", "A pop is told once, when the screen has gone") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.push("A")
    await app.settle()
    phone.push("B")
    await app.settle()
    phone.router.pop()
    app.advance(by: .milliseconds(100))
    Checks::expect(phone.told, equals: [], "What was told while the pop is under way")
    await app.settle()
    Checks::expect(phone.told, equals: ["B"], "What was told after the pop")
    Checks::expect(app, stack: ["Root", "A"], "after the pop")
  },

  Check("nextIsTold", "What is pushed after another has gone is told as well") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.push("A")
    await app.settle()
    try app.back()
    await app.settle()
    phone.push("B")
    await app.settle()
    phone.router.pop()
    await app.settle()
    phone.push("C")
    await app.settle()
    Checks::expect(phone.told, equals: ["A", "B"], "What was told with C still there")
  },

  Check("popToRootTellsAll", "After popToRoot each screen is told, the upper one first") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    for name in ["A", "B", "C"] {
      phone.push(name)
      await app.settle()
    }
    phone.router.popToRoot()
    app.advance(by: .milliseconds(100))
    Checks::expect(phone.told, equals: [], "What was told while popToRoot is under way")
    await app.settle()
    Checks::expect(phone.told, equals: ["C", "B", "A"], "What was told after popToRoot")
    Checks::expect(app, stack: ["Root"], "after popToRoot")
  },

  Check("newRootTellsAll", "After setRoot all that was pushed is told, the upper one first") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    for name in ["A", "B"] {
      phone.push(name)
      await app.settle()
    }
    phone.router.setRoot(RouterPhone.screen("Other root"))
    await app.settle()
    Checks::expect(phone.told, equals: ["B", "A"], "What was told after setRoot")
    Checks::expect(app, stack: ["Other root"], "after setRoot")
  },

  Check("swipeDownIsTold", "A sheet that is swiped away is told, once") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.present("Sheet")
    await app.settle()
    try app.swipeDown()
    await app.settle()
    Checks::expect(phone.told, equals: ["Sheet"], "What was told after a swipe down")
    phone.router.dismiss()
    await app.settle()
    Checks::expect(phone.told, equals: ["Sheet"], "What was told after a swipe and a dismiss")
  },

  Check("halfSwipeDownIsNotTold", "A sheet that is let go of halfway down is not told") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.present("Sheet")
    await app.settle()
    try app.swipeDown(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(phone.told, equals: [], "What was told after half a swipe down")
    try app.swipeDown()
    await app.settle()
    Checks::expect(
      phone.told,
      equals: ["Sheet"],
      "What was told after half a swipe and a whole one"
    )
  },

  Check("dismissIsTold", "A dismissed sheet is told once, when it has gone") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.present("Sheet")
    await app.settle()
    phone.router.dismiss()
    app.advance(by: .milliseconds(100))
    Checks::expect(phone.told, equals: [], "What was told while the sheet is going down")
    phone.router.dismiss()
    await app.settle()
    Checks::expect(phone.told, equals: ["Sheet"], "What was told after two quick dismisses")
    Checks::expect(app, stack: ["Root"], "after two quick dismisses")
  },

  Check("oneSheet", "A second sheet finds no room, and is told that it has gone") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.present("First")
    await app.settle()
    phone.present("Second")
    await app.settle()
    Checks::expect(phone.told, equals: ["Second"], "What was told with the first sheet up")
    Checks::expectNoWarnings(in: app, "after a second sheet")
    Checks::expect(app, stack: ["First"], "of the sheet")
    try app.swipeDown()
    await app.settle()
    Checks::expect(phone.told, equals: ["Second", "First"], "What was told after the swipe")
    phone.present("Third")
    await app.settle()
    Checks::expect(app, stack: ["Third"], "of the next sheet")
  },

  Check("noRoomYet", "A sheet that is still going down leaves no room for another") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.present("First")
    await app.settle()
    phone.router.dismiss()
    app.advance(by: .milliseconds(100))
    phone.present("Second")
    await app.settle()
    let toldOfSecond = phone.told.filter { $0 == "Second" }
    Checks::expect(toldOfSecond, equals: ["Second"], "What was told of the second sheet")
    Checks::expectNoWarnings(in: app, "after a sheet over one that was going down")
    Checks::expect(app, stack: ["Root"], "in the end")
  },

  Check("stackUnderSheet", "With a sheet up, the stack below it is told of as ever") {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.push("A")
    await app.settle()
    phone.present("Sheet")
    await app.settle()
    try app.swipeDown()
    await app.settle()
    try app.back()
    await app.settle()
    Checks::expect(phone.told, equals: ["Sheet", "A"], "What was told after sheet and back")
  },

  Check("nothingIsKept", "What has gone is let go of: screens, sheets and what their closures hold")
  {
    let app = Simulator(RouterPhone())
    let phone = try phone(of: app)
    phone.push("A", holding: Token())
    await app.settle()
    weak let screen = app.visibleController
    weak let token = phone.token
    phone.present("Sheet", holding: Token())
    await app.settle()
    weak let sheet = app.navigationController
    weak let sheetToken = phone.token
    try app.swipeDown()
    await app.settle()
    Checks::expect(sheet, is: nil, "A sheet that was swiped away")
    Checks::expect(sheetToken, is: nil, "What the closure of a swiped sheet held")
    try app.back()
    await app.settle()
    Checks::expect(screen, is: nil, "A screen that was gone back from")
    Checks::expect(token, is: nil, "What the closure of a screen held")
    phone.present("Another", holding: Token())
    await app.settle()
    weak let lastToken = phone.token
    phone.router.dismiss()
    await app.settle()
    Checks::expect(lastToken, is: nil, "What the closure of a dismissed sheet held")
  },

  Check("routerIsFreed", "Nothing keeps the router of an app that has ended") {
    let app = Simulator(RouterPhone())
    weak var router: NavigationRouter?
    weak var stack: UINavigationController?
    do {
      let phone = try phone(of: app)
      router = phone.router
      stack = phone.router.navigationController
      phone.push("A")
      await app.settle()
      phone.present("Sheet")
      await app.settle()
    }
    app.relaunch()
    Checks::expect(router, is: nil, "The router from before the app was launched again")
    Checks::expect(
      stack,
      is: nil,
      "The navigation controller from before the app was launched again"
    )
  },

  Check("crumbOrdersAgain", "In Crumb, an order ends by every way out, and another can begin") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.back()
    await app.settle()
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after going back from an order")
    try app.tap("Order")
    await app.settle()
    try app.tap("Back to the list")
    await app.settle()
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after Back to the list")
    try app.tap("Brioche")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.tap("Buy for 30 crowns")
    await app.settle()
    try app.swipeDown()
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "after the receipt was swiped away")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after the receipt was swiped away")
    try app.tap("Order")
    await app.settle()
    try app.tap("Buy for 30 crowns")
    await app.settle()
    try app.tap("Done")
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "after Done")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after Done")
    Checks::expectNoLeaks(in: app, "after four orders")
  },
]

@MainActor private func phone(of app: Simulator) throws -> RouterPhone {
  try Checks::require(app.sceneDelegate as? RouterPhone, "The phone")
}

/// Something that a closure may hold.
private final class Token {}

/// An app that is a router and writes down what it tells.
private final class RouterPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let router = NavigationRouter()
  private(set) var told: [String] = []
  private(set) weak var token: Token?

  static func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    router.setRoot(Self.screen("Root"))
    window.rootViewController = router.navigationController
    window.makeKeyAndVisible()
  }

  func push(_ title: String, holding token: Token? = nil) {
    self.token = token
    router.push(Self.screen(title)) { [weak self] in
      self?.told.append(title)
      _ = token
    }
  }

  func present(_ title: String, holding token: Token? = nil) {
    self.token = token
    router.present(UINavigationController(rootViewController: Self.screen(title))) { [weak self] in
      self?.told.append(title)
      _ = token
    }
  }
}
