import Checks
import Simulator

@testable import SecondDoor

@MainActor let checks = [
  Check("listPrice", "From the list, Ada sees her own price") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    Checks::expect(app, shows: "36 crowns", "of Rye, opened from the list")
  },

  Check("favouritesPrice", "From her favourites, Ada sees the same price") {
    let app = Simulator(SceneDelegate())
    try app.tap("My favourites")
    try app.tap("Rye")
    Checks::expect(app, shows: "36 crowns", "of Rye, opened from the favourites")
  },

  Check("otherCustomer", "Another customer sees her own price, by both doors") {
    let app = Simulator(phoneOfEve())
    try app.tap("Sourdough")
    Checks::expect(app, shows: "25 crowns", "of Eve's Sourdough, opened from the list")
    try app.back()
    try app.tap("My favourites")
    try app.tap("Sourdough")
    Checks::expect(app, shows: "25 crowns", "of Eve's Sourdough, opened from the favourites")
  },

  Check("orderIsHeard", "A tap on Order leads on, from the favourites too") {
    let app = Simulator(SceneDelegate())
    try app.tap("My favourites")
    try app.tap("Rye")
    try app.tap("Order")
    Checks::expect(app, stack: throughFavourites, "after an order from the favourites")
  },

  Check("orderReachesBasket", "What is ordered from the favourites is in the shop's basket") {
    let app = Simulator(SceneDelegate())
    try app.tap("My favourites")
    try app.tap("Rye")
    try app.tap("Order")
    let basket = try basket(of: app)
    Checks::expect(basket.breads.map(\.name), equals: ["Rye"], "The names in the basket")
  },

  Check("ordersMeet", "Orders by both doors are listed together") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sourdough")
    try app.tap("Order")
    try app.tap("Done")
    try app.tap("My favourites")
    try app.tap("Rye")
    try app.tap("Order")
    Checks::expect(app, shows: "In your basket: Sourdough, Rye", "after an order by each door")
  },
]

private let throughFavourites = ["Today's bread", "My favourites", "Rye", "Ordered"]

/// Returns the scene delegate of a phone whose customer pays half.
@MainActor private func phoneOfEve() -> SceneDelegate {
  let sceneDelegate = SceneDelegate()
  sceneDelegate.customer = Customer(name: "Eve", favourites: [.sourdough], discount: 50)
  return sceneDelegate
}

/// Returns the basket that the scene delegate holds.
@MainActor private func basket(of app: Simulator) throws -> Basket {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate?.basket, "The scene delegate's basket")
}
