import Checks
import Simulator
import UIKit

@testable import ListToDetail

@MainActor let checks = [
  Check("rowsShowBreads", "The list has a row for each bread, with its price") {
    let app = Simulator(SceneDelegate())
    Checks::expect(app.screen.rows, equals: allNames, "The rows after launch")
    for price in ["40 crowns", "50 crowns", "30 crowns"] {
      Checks::expect(app, shows: price, "after launch")
    }
  },

  Check("tapOpensBread", "A tap on a row opens that bread's screen") {
    for name in allNames {
      let app = Simulator(SceneDelegate())
      try app.tap(name)
      Checks::expect(app, stack: ["Today's bread", name], "after a tap on \(name)")
    }
  },

  Check("anotherAfterBack", "After going back, another row opens another bread") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    try app.back()
    try app.tap("Brioche")
    Checks::expect(app, stack: ["Today's bread", "Brioche"], "after Rye, back and Brioche")
    Checks::expect(app, shows: "30 crowns", "of Brioche")
  },

  Check("noRowStaysSelected", "After going back, no row is selected") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sourdough")
    try app.back()
    Checks::expect(app.screen.rows, equals: allNames, "The rows after going back")
    Checks::expect(selectedRows(of: app), equals: [], "The selected rows after going back")
  },

  Check("refreshShowsNewFetch", "Refresh in the bar fetches, and the rows follow") {
    let app = Simulator(SceneDelegate())
    let list = app.visibleController
    try sellOut("B2", in: app)
    try app.tap("Refresh")
    await app.settle()
    let buttons = app.screen.barButtons.filter { $0 == "Refresh" }
    Checks::expect(buttons, equals: ["Refresh"], "The buttons of that name in the bar")
    Checks::expect(app.screen.rows, equals: ["Rye", "Brioche"], rowsAfterRefresh)
    Checks::expect(app.visibleController, is: list, "The list on the screen after Refresh")
  },

  Check("tapAfterRefresh", "After a fetch, a tap opens the bread that the row shows now") {
    let app = Simulator(SceneDelegate())
    try sellOut("B1", in: app)
    try app.tap("Refresh")
    await app.settle()
    try app.tap("Sourdough")
    Checks::expect(app, stack: ["Today's bread", "Sourdough"], "after Refresh and Sourdough")
  },

  Check("listShowsWhatIsThere", "Without a shop, the list shows what was fetched before") {
    let app = Simulator(ListPhone())
    Checks::expect(app.screen.rows, equals: allNames, "The rows of a list without a shop")
  },

  Check("listTellsAndOpensNothing", "Without a shop, a tap calls onChosen once and opens nothing") {
    let phone = ListPhone()
    let app = Simulator(phone)
    try app.tap("Brioche")
    Checks::expect(phone.chosen, equals: ["Brioche"], "What onChosen was called with")
    Checks::expect(app, stack: ["Today's bread"], "when nobody opens anything")
  },

  Check("rowSaysWhich", "After a fetch that the list was not told of, a row means its bread") {
    let phone = ListPhone()
    let app = Simulator(phone)
    phone.fetch(without: "B1")
    await app.settle()
    try app.tap("Sourdough")
    let others = phone.chosen.filter { $0 != "Sourdough" }
    Checks::expect(others, equals: [], "What else a tap on Sourdough chose")
  },

  Check("shopIsFreed", "Nothing keeps HomeCoordinator once the app is launched afresh") {
    let app = Simulator(SceneDelegate())
    try app.tap("Refresh")
    try app.tap("Rye")
    weak let shop = (app.sceneDelegate as? SceneDelegate)?.homeCoordinator
    app.relaunch()
    Checks::expect(shop, is: nil, "HomeCoordinator from before the app was launched again")
  },

  Check("listIsFreed", "Nothing keeps a list and its view model once the app is launched afresh") {
    let app = Simulator(ListPhone())
    try app.tap("Refresh")
    weak let list = app.visibleController
    weak let viewModel = (app.sceneDelegate as? ListPhone)?.viewModel
    _ = try Checks::require(viewModel, "The list's view model, while the list is shown")
    app.relaunch()
    Checks::expect(list, is: nil, "The list from before the app was launched again")
    Checks::expect(viewModel, is: nil, "The view model from before the app was launched again")
  },
]

private let allNames = ["Rye", "Sourdough", "Brioche"]
private let rowsAfterRefresh = "The rows after the sourdough was sold out, and Refresh"

/// Sells the last loaf of a bread at the counter, without a word to the app.
@MainActor private func sellOut(_ id: String, in app: Simulator) throws {
  let sceneDelegate = app.sceneDelegate as? SceneDelegate
  try Checks::require(sceneDelegate, "The app's SceneDelegate").bakery.sellOut(id)
}

/// The names of the rows that are selected.
@MainActor private func selectedRows(of app: Simulator) -> [String] {
  app.screen.content.compactMap {
    if case .row(let row, _) = $0, row.isSelected { row.label } else { nil }
  }
}

/// An app that is the list and no shop.
private final class ListPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) weak var viewModel: BreadListViewModel?
  private(set) var chosen: [String] = []
  private let bakery = Bakery()
  private lazy var repository = BreadRepository(bakery: bakery)

  /// Sells a bread out at the counter, and fetches.
  func fetch(without id: String) {
    bakery.sellOut(id)
    repository.fetch()
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = UINavigationController(rootViewController: makeList())
    window.makeKeyAndVisible()
  }

  private func makeList() -> UIViewController {
    repository.fetch()
    let viewModel = BreadListViewModel(repository: repository)
    self.viewModel = viewModel
    viewModel.onChosen = { [weak self] bread in
      self?.chosen.append(bread.name)
    }
    return BreadListViewController(viewModel: viewModel)
  }
}
