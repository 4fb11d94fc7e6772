import Checks
import Simulator

@testable import WriteTheExtension

@MainActor let checks = [
  Check("childIsKept", "A child that is added is kept in childCoordinators") {
    let shop = try shop(of: Simulator(SceneDelegate()))
    weak let child = addOrder(to: shop)
    Checks::expect(shop.childCoordinators, count: 1, "The children after addChild")
    _ = try Checks::require(child, "The order that was added, in memory")
  },

  Check("addingStartsNothing", "addChild keeps a child and does not start it") {
    let app = Simulator(SceneDelegate())
    _ = addOrder(to: try shop(of: app))
    app.advance(by: .seconds(1))
    Checks::expect(app, stack: ["Today's bread"], "after addChild alone")
  },

  Check("addedTwiceIsHeldOnce", "A child that is added twice is held once") {
    let shop = try shop(of: Simulator(SceneDelegate()))
    let child = addOrder(to: shop)
    shop.addChild(child)
    Checks::expect(shop.childCoordinators, count: 1, "The children after adding one child twice")
  },

  Check("twoOfAKindAreKept", "Two children of one type are both kept") {
    let shop = try shop(of: Simulator(SceneDelegate()))
    let orders = [addOrder(to: shop), addOrder(to: shop)]
    Checks::expect(shop.childCoordinators, count: 2, "The children after adding two orders")
    Checks::expect(places(of: orders, in: shop), equals: [1, 1], "How often each order is held")
  },

  Check("removalTakesThisOne", "removeChild takes out this child and leaves those like it") {
    let shop = try shop(of: Simulator(SceneDelegate()))
    let orders = [addOrder(to: shop), addOrder(to: shop), addOrder(to: shop)]
    shop.removeChild(orders[1])
    Checks::expect(shop.childCoordinators, count: 2, "The children after removing one of three")
    Checks::expect(
      places(of: orders, in: shop),
      equals: [1, 0, 1],
      "How often each of three orders is held after removing the second"
    )
  },

  Check("otherKindStays", "The end of an order leaves a child of another type") {
    let shop = try shop(of: Simulator(SceneDelegate()))
    let order = addOrder(to: shop)
    let favourites = FavouritesCoordinator(
      navigationController: shop.navigationController,
      basket: Basket()
    )
    shop.addChild(favourites)
    shop.removeChild(order)
    Checks::expect(shop.childCoordinators, count: 1, "The children after removing the order")
    Checks::expect(shop.childCoordinators.first, is: favourites, "The child that is left")
  },

  Check("orderStays", "Children stand in the order in which they were added") {
    let shop = try shop(of: Simulator(SceneDelegate()))
    let orders = (1...4).map { _ in addOrder(to: shop) }
    Checks::expect(
      numbers(of: orders, in: shop),
      equals: [1, 2, 3, 4],
      "Four orders as they stand"
    )
    shop.removeChild(orders[0])
    Checks::expect(
      numbers(of: orders, in: shop),
      equals: [2, 3, 4],
      "What stands there without the first"
    )
  },

  Check("removedChildIsFreed", "One removal frees a child, also one that was added twice") {
    let shop = try shop(of: Simulator(SceneDelegate()))
    weak let child = addTwiceAndRemove(from: shop)
    Checks::expect(shop.childCoordinators, count: 0, "The children after the removal")
    Checks::expect(child, is: nil, "The order that was removed, in memory")
  },

  Check("strangerIsLeftAlone", "Removing one that is no child changes nothing") {
    let shop = try shop(of: Simulator(SceneDelegate()))
    let child = addOrder(to: shop)
    shop.removeChild(makeOrder(for: shop))
    Checks::expect(shop.childCoordinators, count: 1, "The children after removing a stranger")
    Checks::expect(shop.childCoordinators.first, is: child, "The first child")
  },

  Check("startedChildIsHeard", "A started child shows its screen once, and hears its taps") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after a tap on Rye")
    try app.tap("Order")
    Checks::expect(app, stack: ["Today's bread", "Rye", "Order"], "after a tap on Order")
  },

  Check("shortFlowLeavesNothing", "A flow that is over before start() returns is not kept") {
    let app = Simulator(SceneDelegate())
    try app.tap("My favourites")
    Checks::expect(app, coordinators: ["ShopCoordinator"], "after favourites with nothing in them")
    Checks::expect(app, stack: ["Today's bread"], "after favourites with nothing in them")
  },

  Check("flowsNest", "An order from the favourites is their child, and goes as it came") {
    let app = Simulator(SceneDelegate())
    try order("Rye", in: app)
    try app.tap("My favourites")
    try app.tap("Rye")
    Checks::expect(app, coordinators: nested, "with an order open among the favourites")
    try app.tap("Not today")
    Checks::expect(app, coordinators: ["ShopCoordinator"], "after Not today")
    Checks::expectNoLeaks(in: app, "after Not today")
  },
]

private let nested = [
  "ShopCoordinator", "ShopCoordinator/FavouritesCoordinator",
  "ShopCoordinator/FavouritesCoordinator/OrderCoordinator",
]

/// Returns the tree's root, as the scene delegate holds it.
@MainActor private func shop(of app: Simulator) throws -> ShopCoordinator {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.shopCoordinator, "The scene delegate's shopCoordinator")
}

@MainActor private func makeOrder(for shop: ShopCoordinator) -> OrderCoordinator {
  OrderCoordinator(
    navigationController: shop.navigationController,
    bread: Bread(name: "Oat", price: 20)
  )
}

@MainActor private func addOrder(to shop: ShopCoordinator) -> OrderCoordinator {
  let order = makeOrder(for: shop)
  shop.addChild(order)
  return order
}

/// How often the shop holds each of these orders.
@MainActor private func places(of orders: [OrderCoordinator], in shop: ShopCoordinator) -> [Int] {
  orders.map { order in shop.childCoordinators.count { $0 === order } }
}

/// The shop's children as numbers of these orders, from 1; 0 is none of them.
@MainActor private func numbers(of orders: [OrderCoordinator], in shop: ShopCoordinator) -> [Int] {
  shop.childCoordinators.map { child in
    orders.firstIndex { $0 === child }.map { $0 + 1 } ?? 0
  }
}

@MainActor private func addTwiceAndRemove(from shop: ShopCoordinator) -> OrderCoordinator {
  let order = addOrder(to: shop)
  shop.addChild(order)
  shop.removeChild(order)
  return order
}

/// Orders a bread of the day, from the list.
@MainActor private func order(_ bread: String, in app: Simulator) throws {
  try app.tap(bread)
  try app.tap("Order")
  try app.tap("Confirm")
  Checks::expect(app, shows: "In your basket: \(bread).", "after an order")
}
