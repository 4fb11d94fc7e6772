import Checks
import Simulator

@testable import ForgottenFavourite

@MainActor let checks = [
  Check("listShowsLastFetch", "The list shows what the last fetch has brought, and no more") {
    let app = Simulator(SceneDelegate())
    try bakery(of: app).sellOut("B2")
    try bakery(of: app).rename("B4", to: "Long loaf")
    try app.tap("Refresh")
    Checks::expect(app.screen.rows, equals: ["Rye", "Brioche", "Long loaf"], rowsAfterRefresh)
  },

  Check("favouriteSurvivesRefresh", "A favourite is still one after Refresh, and the only one") {
    let app = Simulator(SceneDelegate())
    try makeFavourite("Rye", in: app)
    try app.tap("Refresh")
    Checks::expect(favourites(in: app), equals: ["Rye"], "The favourites after Refresh")
  },

  Check("favouriteSurvivesBuying", "A favourite is still one after a loaf of it was bought") {
    let app = Simulator(SceneDelegate())
    try makeFavourite("Brioche", in: app)
    try app.tap("Brioche")
    try app.tap("Buy")
    try app.back()
    Checks::expect(favourites(in: app), equals: ["Brioche"], "The favourites after buying one")
  },

  Check("favouriteSurvivesNewName", "A favourite is still one when the bakery renames it") {
    let app = Simulator(SceneDelegate())
    try makeFavourite("Rye", in: app)
    try bakery(of: app).rename("B1", to: "Dark rye")
    try app.tap("Refresh")
    Checks::expect(favourites(in: app), equals: ["Dark rye"], "The favourites after a new name")
  },

  Check("favouriteSurvivesOthers", "A favourite is still one when another bread is sold out") {
    let app = Simulator(SceneDelegate())
    try makeFavourite("Brioche", in: app)
    try bakery(of: app).sellOut("B2")
    try app.tap("Refresh")
    Checks::expect(favourites(in: app), equals: ["Brioche"], "The favourites")
  },

  Check("sameIdentityAtEachFetch", "Two fetches of the same breads give the same identities") {
    let repository = BreadRepository(bakery: Bakery())
    repository.fetch()
    let first = repository.breads.map(\.id)
    repository.fetch()
    Checks::expect(repository.breads.map(\.id), equals: first, "The ids after a second fetch")
  },

  Check("identitiesDiffer", "Two breads of one fetch have two identities") {
    let repository = BreadRepository(bakery: Bakery())
    repository.fetch()
    let identities = Set(repository.breads.map(\.id))
    Checks::expect(identities.count, equals: 4, "The number of identities of four breads")
  },

  Check("openBreadCounts", "An open bread shows how many loaves are left after each purchase") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    Checks::expect(app, shows: "3 left", "of Rye, before buying")
    for left in ["2 left", "1 left"] {
      try app.tap("Buy")
      Checks::expect(app, shows: left, "of Rye, after buying")
    }
  },

  Check("soldOutIsSoldOut", "An open bread says that it is sold out when it is, and not before") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sourdough")
    Checks::expect(app, shows: "1 left", "of Sourdough, before buying")
    try app.tap("Buy")
    Checks::expect(app, shows: "Sold out", "of Sourdough, after buying the last one")
    try app.back()
    Checks::expect(app.screen.rows, equals: ["Rye", "Brioche", "Baguette"], "The rows then")
  },

  Check("counterSellsToo", "An open bread that was sold out at the counter says so after Buy") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    try bakery(of: app).sellOut("B1")
    try app.tap("Buy")
    Checks::expect(app, shows: "Sold out", "of Rye, after the counter sold them all, and Buy")
  },

  Check("openBreadSurvivesNewName", "An open bread that the bakery renames is not sold out") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    try bakery(of: app).rename("B1", to: "Dark rye")
    // Whether this sells a loaf is left open; it fetches.
    try app.tap("Buy")
    let isSoldOut = app.screen.allTexts.contains("Sold out")
    Checks::expect(isSoldOut, equals: false, isSoldOutRenamed)
  },
]

private let rowsAfterRefresh = "The rows after a bread was sold out, and another renamed"
private let isSoldOutRenamed = "Whether Rye is called sold out after a new name, and Buy"

/// Opens a bread, makes it a favourite, and goes back; the list must say so.
@MainActor private func makeFavourite(_ name: String, in app: Simulator) throws {
  try app.tap(name)
  try app.tap("Favourite")
  try app.back()
  Checks::expect(favourites(in: app), equals: [name], "The favourites before any fetch")
}

/// The names of the rows that say that they are favourites.
@MainActor private func favourites(in app: Simulator) -> [String] {
  app.screen.content.compactMap {
    if case .row(let row, "my favourite") = $0 { row.label } else { nil }
  }
}

/// The bakery at the other end of the app's line.
@MainActor private func bakery(of app: Simulator) throws -> Bakery {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  return try Checks::require(sceneDelegate, "The app's SceneDelegate").bakery
}
