/// What lies on one navigation controller, or in a layer that has none.
struct NavigationStack: Equatable, Sendable {
  /// One controller.
  struct Item: Equatable, Sendable {
    var title: String
    var type: String
    var identity: ObjectIdentifier
  }

  /// Where it is: `window, tab "Home"`, `sheet`, `sheet 2`.
  var place: String

  /// How its layer lies over what is beneath.
  var style: Screen.Style

  /// The root of its layer.
  var layer: ObjectIdentifier?

  /// A Boolean value that tells whether its top is what the user sees.
  var isInFront = false

  /// A Boolean value that tells whether a navigation controller holds the items.
  var isNavigation = true

  /// The controllers, the root first.
  var items: [Item] = []

  /// The titles, the root first.
  var titles: [String] { items.map(\.title) }
}
