import Checks
import Simulator
import UIKit

@testable import ListAlone

@MainActor let checks = [
  Check("listTells", "The list alone tells which bread was tapped, once") {
    let list = BreadListViewController(breads: [.rye, .sourdough])
    var told: [String] = []
    list.onBread = { told.append($0.name) }
    try Simulator(Phone(showing: list)).tap("Sourdough")
    Checks::expect(told, equals: ["Sourdough"], "What onBread of the list was called with")
  },

  Check("listTellsOfFavourites", "The list alone tells that My favourites was tapped, once") {
    let list = BreadListViewController(breads: [.rye])
    var calls = 0
    list.onFavourites = { calls += 1 }
    try Simulator(Phone(showing: list)).tap("My favourites")
    Checks::expect(calls, equals: 1, "The number of calls of onFavourites")
  },

  Check("favouritesTell", "The favourites alone tell which bread was tapped, once") {
    let favourites = FavouritesViewController(breads: [.rye, .sourdough])
    var told: [String] = []
    favourites.onBread = { told.append($0.name) }
    try Simulator(Phone(showing: favourites)).tap("Sourdough")
    Checks::expect(told, equals: ["Sourdough"], "What onBread of the favourites was called with")
  },

  Check("screensStayPut", "Neither of the two opens a screen by itself") {
    let breads = [Bread.rye, .brioche]
    let list = Simulator(Phone(showing: BreadListViewController(breads: breads)))
    try list.tap("Rye")
    Checks::expect(list, stack: ["Today's bread"], "of the list alone, after a tap on Rye")
    try list.tap("Brioche")
    Checks::expect(list, stack: ["Today's bread"], "of the list alone, after a tap on Brioche")
    try list.tap("My favourites")
    Checks::expect(list, stack: ["Today's bread"], "of the list alone, after My favourites")
    let app = Simulator(Phone(showing: FavouritesViewController(breads: breads)))
    try app.tap("Rye")
    Checks::expect(app, stack: ["My favourites"], "of the favourites alone, after a tap on Rye")
    try app.tap("Brioche")
    Checks::expect(app, stack: ["My favourites"], "of the favourites alone, after Brioche")
  },

  Check("screensCarryNothing", "Neither of the two stores a basket") {
    let app = Simulator(SceneDelegate())
    let list = try Checks::require(app.visibleController, "The list")
    Checks::expect(baskets(in: list), equals: [], "Properties of the list that hold a basket")
    try app.tap("My favourites")
    let favourites = try Checks::require(app.visibleController, "The favourites")
    Checks::expect(baskets(in: favourites), equals: [], "Properties of the favourites that do")
  },

  Check("breadOpensFromList", "In the app, the list leads to a bread, its price and an order") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    Checks::expect(app, shows: "36 crowns", "of Rye, opened from the list")
    try app.tap("Order")
    Checks::expect(app, stack: ["Today's bread", "Rye", "Ordered"], "after an order")
  },

  Check("breadOpensFromFavourites", "In the app, the favourites lead to the same bread") {
    let app = Simulator(SceneDelegate())
    try app.tap("My favourites")
    try app.tap("Rye")
    Checks::expect(app, shows: "36 crowns", "of Rye, opened from the favourites")
    Checks::expect(app, stack: ["Today's bread", "My favourites", "Rye"], "after a tap on Rye")
  },

  Check("screensSlideIn", "In the app, each screen slides in, as it always did") {
    let app = Simulator(SceneDelegate())
    let arrivals = Arrivals()
    app.navigationController?.delegate = arrivals
    try app.tap("My favourites")
    try app.tap("Rye")
    let found = arrivals.seen
    Checks::expect(found, equals: ["My favourites slid in", "Rye slid in"], "How the screens came")
  },

  Check("soldOutByBothDoors", "A bread that is sold out leads to Sold out, by both doors") {
    let app = Simulator(SceneDelegate())
    try app.tap("Brioche")
    Checks::expect(app, stack: ["Today's bread", "Sold out"], "after Brioche in the list")
    try app.back()
    try app.tap("My favourites")
    try app.tap("Brioche")
    let stack = ["Today's bread", "My favourites", "Sold out"]
    Checks::expect(app, stack: stack, "after Brioche in the favourites")
  },

  Check("ordersMeet", "What is ordered by either door is in one basket") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sourdough")
    try app.tap("Order")
    try app.tap("Done")
    try app.tap("My favourites")
    try app.tap("Rye")
    try app.tap("Order")
    Checks::expect(app, shows: "In your basket: Sourdough, Rye", "after an order by each door")
  },

  Check("poppedIsFreed", "Nothing keeps a screen that was popped") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    try app.back()
    Checks::expectNoLeaks(in: app, "after going back from Rye")
    try app.tap("My favourites")
    weak let favourites = app.visibleController
    try app.back()
    Checks::expectNoLeaks(in: app, "after going back from the favourites")
    // A screen that was there before it was shown counts as no leak.
    Checks::expect(favourites, is: nil, "The favourites' screen after going back from it")
  },

  Check("nothingStaysBehind", "A new launch leaves nothing of the old one") {
    let app = Simulator(SceneDelegate())
    weak let list = app.visibleController
    weak let sceneDelegate = app.sceneDelegate
    // With both screens on the stack, the closures of both are there.
    try app.tap("My favourites")
    app.relaunch()
    Checks::expect(list, is: nil, "The list from before the app was launched again")
    Checks::expect(
      sceneDelegate,
      is: nil,
      "The scene delegate from before the app was launched again"
    )
  },
]

/// An app that is one screen on a navigation controller.
private final class Phone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let screen: UIViewController

  init(showing screen: UIViewController) {
    self.screen = screen
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
  }
}

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

/// Returns the names of a screen's stored properties that hold a basket.
private func baskets(in screen: UIViewController) -> [String] {
  sequence(first: Mirror(reflecting: screen), next: \.superclassMirror)
    .flatMap(\.children)
    .filter { holdsBasket($0.value) }
    .compactMap { $0.label?.replacing("$__lazy_storage_$_", with: "") }
}

/// Whether a value is a basket or holds one: in an array, a structure, an optional that may be nil.
private func holdsBasket(_ value: Any) -> Bool {
  if isOfBaskets(type(of: value)) { return true }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle != .class && mirror.children.contains { holdsBasket($0.value) }
}

/// Whether a type's name has `Basket` in it; a closure that is passed one holds none.
private func isOfBaskets(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
  return !name.contains("->") && words.contains { $0 == String(reflecting: Basket.self) }
}
