import Checks
import Simulator
import UIKit

@testable import ViewModelAlone

@MainActor let checks = [
  Check("saysNameAndPrice", "Without a screen, title and price are those of bread and discount") {
    let rye = BreadViewModel(bread: .rye, discount: 10, basket: Basket())
    Checks::expect(rye.title, equals: "Rye", "The title of Rye's view model")
    Checks::expect(rye.price, equals: "36 crowns", "The price of Rye at a discount of 10")
    let sourdough = BreadViewModel(bread: .sourdough, discount: 0, basket: Basket())
    Checks::expect(sourdough.price, equals: "50 crowns", "The price of Sourdough at no discount")
  },

  Check("soldOutCannotBeOrdered", "A bread that is sold out says so and cannot be ordered") {
    let basket = Basket()
    let brioche = BreadViewModel(bread: .brioche, discount: 10, basket: basket)
    var orders = 0
    brioche.onOrdered = { _ in orders += 1 }
    brioche.order()
    Checks::expect(brioche.price, equals: "Sold out", "The price of a bread that is sold out")
    Checks::expect(brioche.canOrder, equals: false, "canOrder of a bread that is sold out")
    Checks::expect(basket.breads.map(\.name), equals: [], "The basket, when it was ordered")
    Checks::expect(orders, equals: 0, "The number of calls of onOrdered, when it was ordered")
    let rye = BreadViewModel(bread: .rye, discount: 10, basket: basket)
    Checks::expect(rye.canOrder, equals: true, "canOrder of a bread that is there")
  },

  Check("orderFillsBasket", "Without a screen, order() puts the bread into the basket, once") {
    let basket = Basket()
    BreadViewModel(bread: .rye, discount: 10, basket: basket).order()
    Checks::expect(basket.breads.map(\.name), equals: ["Rye"], "The basket after order()")
  },

  Check("orderTells", "order() then tells whoever listens, once, with the basket filled") {
    let basket = Basket()
    let viewModel = BreadViewModel(bread: .rye, discount: 10, basket: basket)
    var heard: [[String]] = []
    viewModel.onOrdered = { heard.append($0.breads.map(\.name)) }
    viewModel.order()
    Checks::expect(heard, equals: [["Rye"]], "What each call of onOrdered found in its basket")
  },

  Check("storesNoUIKit", "The view model stores nothing of UIKit") {
    let viewModel = BreadViewModel(bread: .rye, discount: 10, basket: Basket())
    Checks::expect(uikitProperties(of: viewModel), equals: [], "Its stored properties of UIKit")
  },

  Check("keepsItsFacts", "What a view model is made from, no screen can read") {
    let others = Onlooker()
    let readable = ["bread": others.bread, "discount": others.discount, "basket": others.basket]
      .filter(\.value)
    Checks::expect(readable.keys.sorted(), equals: [], "Its properties that others can read")
  },

  Check("screenStillWorks", "The screen shows price and Order, and an order leads on") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    Checks::expect(app, shows: "36 crowns", "of Rye")
    let texts = app.screen.allTexts.filter { $0 == "36 crowns" || $0 == "Order" }
    Checks::expect(texts, equals: ["36 crowns", "Order"], "Price and button on Rye's screen")
    try app.tap("Order")
    Checks::expect(app, stack: ["Today's bread", "Rye", "Ordered"], "after an order")
    Checks::expect(app, shows: "In your basket: Rye", "after an order")
  },

  Check("noButtonWhenSoldOut", "The screen of a bread that is sold out has no Order button") {
    let app = Simulator(SceneDelegate())
    try app.tap("Brioche")
    Checks::expect(app, shows: "Sold out", "of Brioche")
    Checks::expect(app.screen.labels.contains("Order"), equals: false, "A button Order on it")
  },

  Check("onlyTheListenerPushes", "The screen opens the next one by onOrdered, and nowhere else") {
    let phone = BreadPhone()
    let app = Simulator(phone)
    var orders = 0
    phone.viewModel.onOrdered = { _ in orders += 1 }
    try app.tap("Order")
    Checks::expect(orders, equals: 1, "The number of calls of another onOrdered, after a tap")
    Checks::expect(app, stack: ["Rye"], "when another listens to onOrdered")
    Checks::expect(phone.basket.breads.map(\.name), equals: ["Rye"], "The basket after one tap")
  },

  Check("screenIsFreed", "Nothing keeps the screen and its view model when it has been popped") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    weak let screen = app.visibleController
    try app.back()
    Checks::expect(screen, is: nil, "Rye's screen after going back")
    Checks::expectNoLeaks(in: app, "after going back")
  },
]

/// An app that is Rye's screen and no other.
private final class BreadPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let basket = Basket()
  lazy var viewModel = BreadViewModel(bread: .rye, discount: 10, basket: basket)

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = UINavigationController(
      rootViewController: BreadViewController(viewModel: viewModel)
    )
    window.makeKeyAndVisible()
  }
}

/// Tells of a view model's property whether code outside its file can read it.
///
/// The compiler takes the first of the two where there is such a property.
@MainActor @dynamicMemberLookup private struct Onlooker {
  subscript<Value>(dynamicMember property: KeyPath<BreadViewModel, Value>) -> Bool { true }
  subscript(dynamicMember name: String) -> Bool { false }
}

/// Returns what an object stores whose type is written with a name of UIKit.
private func uikitProperties(of object: Any) -> [String] {
  Mirror(reflecting: object).children.compactMap { child in
    let type = String(reflecting: type(of: child.value))
    return type.contains("UIKit.") ? child.label : nil
  }
}
