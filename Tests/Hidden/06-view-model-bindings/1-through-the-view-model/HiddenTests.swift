import Checks
import Simulator
import UIKit

@testable import ThroughTheViewModel

@MainActor let checks = [
  Check("orderTakesALoaf", "Without a screen, order() moves a loaf from the shelf to the basket") {
    let shop = Rehearsal(.rye)
    shop.viewModel.order()
    Checks::expect(shop.shelf.left(of: .rye), equals: 2, "The Ryes left of 3 after order()")
    Checks::expect(shop.basket.breads.map(\.name), equals: ["Rye"], "The basket after order()")
  },

  Check("orderTellsOnce", "order() tells the delegate once, of which bread, and passes itself") {
    let shop = Rehearsal(.sourdough)
    shop.viewModel.order()
    Checks::expect(shop.delegate.names, equals: ["Sourdough"], "What the delegate was told")
    Checks::expect(shop.delegate.sender, is: shop.viewModel, "Who told it")
  },

  Check("everyOrderTells", "A second order() tells the delegate again") {
    let shop = Rehearsal(.rye)
    shop.viewModel.order()
    shop.viewModel.order()
    Checks::expect(shop.delegate.names, equals: ["Rye", "Rye"], "What the delegate was told")
    Checks::expect(shop.basket.breads.map(\.name), equals: ["Rye", "Rye"], "The basket then")
  },

  Check("toldWhenItIsTrue", "When the delegate is told, the loaf is in the basket already") {
    let shop = Rehearsal(.rye)
    shop.delegate.look = {
      "\(shop.shelf.left(of: .rye)) left, \(shop.basket.breads.count) ordered"
    }
    shop.viewModel.order()
    Checks::expect(shop.delegate.seen, equals: ["2 left, 1 ordered"], whatTheDelegateSaw)
  },

  Check("soldOutTellsNobody", "A bread that is sold out is not ordered, and nobody is told") {
    let shop = Rehearsal(.brioche)
    shop.viewModel.order()
    Checks::expect(shop.delegate.names, equals: [], "What the delegate was told")
    Checks::expect(shop.basket.breads.map(\.name), equals: [], "The basket after order()")
  },

  Check("delegateIsNotOwned", "The view model does not keep its delegate in memory") {
    let viewModel = BreadViewModel(bread: .rye, shelf: Shelf(), basket: Basket())
    weak var delegate: DelegateRecorder?
    do {
      let recorder = DelegateRecorder()
      viewModel.delegate = recorder
      delegate = recorder
    }
    Checks::expect(delegate, is: nil, "The delegate, when only the view model knows it")
    viewModel.order()
  },

  Check("tapReachesTheViewModel", "A tap on Order goes to the view model, and nowhere else") {
    let phone = BreadPhone()
    let app = Simulator(phone)
    try app.tap("Order")
    Checks::expect(phone.shop.delegate.names, equals: ["Rye"], "What the delegate was told")
    Checks::expect(app, stack: ["Rye"], "when the delegate opens nothing")
    Checks::expect(phone.shop.shelf.left(of: .rye), equals: 2, "The Ryes left of 3 after the tap")
  },

  Check("shopShowsTheOrder", "In the shop, an order opens Your order, once, with the bread in it") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    try app.tap("Order")
    Checks::expect(app, stack: ["Today's bread", "Rye", "Your order"], "after an order")
    Checks::expect(app, shows: "40 crowns", "after an order")
    try app.back()
    Checks::expect(app, shows: "2 left", "of Rye, after an order and back")
  },

  Check("nextOrderOpensToo", "After an order and back, a tap on Order opens Your order again") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    try app.tap("Order")
    try app.back()
    try app.tap("Order")
    Checks::expect(app, stack: ["Today's bread", "Rye", "Your order"], "after a second order")
    Checks::expect(app, shows: "80 crowns", "after a second order")
  },

  Check("soldOutLeadsNowhere", "In the shop, a tap on Order opens nothing for a sold-out bread") {
    let app = Simulator(SceneDelegate())
    try app.tap("Brioche")
    try app.tap("Order")
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "after a tap on Order")
  },

  Check("screenIsFreed", "Nothing keeps a bread's screen when the user has gone back") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    weak let screen = app.visibleController
    try app.back()
    Checks::expect(screen, is: nil, "Rye's screen after going back")
  },

  Check("coordinatorIsFreed", "Nothing keeps ShopCoordinator once the app is launched afresh") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    try app.tap("Order")
    weak let shop = (app.sceneDelegate as? SceneDelegate)?.shopCoordinator
    app.relaunch()
    Checks::expect(shop, is: nil, "ShopCoordinator from before the app was launched again")
  },
]

private let whatTheDelegateSaw = "What the delegate found on the shelf and in the basket"

/// A view model without a screen, and a delegate that keeps what it hears.
@MainActor private final class Rehearsal {
  let shelf = Shelf()
  let basket = Basket()
  let delegate = DelegateRecorder()
  let viewModel: BreadViewModel

  init(_ bread: Bread) {
    viewModel = BreadViewModel(bread: bread, shelf: shelf, basket: basket)
    viewModel.delegate = delegate
  }
}

/// Keeps what a bread's view model tells, and what is so at that moment.
private final class DelegateRecorder: BreadViewModelDelegate {
  private(set) var names: [String] = []
  private(set) var seen: [String] = []
  private(set) weak var sender: BreadViewModel?
  var look: (() -> String)?

  func breadViewModel(_ viewModel: BreadViewModel, didOrder bread: Bread) {
    names.append(bread.name)
    sender = viewModel
    if let look { seen.append(look()) }
  }
}

/// An app that is Rye's screen and no other.
private final class BreadPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let shop = Rehearsal(.rye)

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = UINavigationController(
      rootViewController: BreadViewController(viewModel: shop.viewModel)
    )
    window.makeKeyAndVisible()
  }
}
