public import Simulator

/// Expects the titles on the navigation stack on screen, the root's first.
///
/// - Parameters:
///   - app: The app.
///   - titles: The titles as they should be.
///   - moment: When this is so, to go on after "The navigation stack": "after signing in".
@MainActor public func expect(_ app: Simulator, stack titles: [String], _ moment: String) {
  expect(app.stack, equals: titles, "The navigation stack \(moment)")
}

/// Expects the coordinators that are alive in the tree, each by its path from the root.
///
/// - Parameters:
///   - app: The app.
///   - paths: The paths as they should be: `["AppCoordinator", "AppCoordinator/MainCoordinator"]`.
///   - moment: When this is so, to go on after "The coordinator tree": "after signing in".
@MainActor public func expect(_ app: Simulator, coordinators paths: [String], _ moment: String) {
  expect(app.tree.names, equals: paths, "The coordinator tree \(moment)")
}

/// Expects a coordinator to be in the tree, whatever else is in it.
///
/// - Parameters:
///   - app: The app.
///   - path: The coordinator's path from the root: `"AppCoordinator/MainCoordinator"`.
///   - moment: When this is so, to go on after "The coordinator tree": "after signing in".
@MainActor public func expect(_ app: Simulator, hasCoordinator path: String, _ moment: String) {
  let paths = app.tree.names
  guard !paths.contains(path) else { return }
  record("The coordinator tree \(moment)", expected: "holds \(path)", found: text(of: paths))
}

/// Expects that nothing is alive that should have been freed.
///
/// - Parameters:
///   - app: The app.
///   - moment: When this is so, to go on after "What should be gone and is still alive".
@MainActor public func expectNoLeaks(in app: Simulator, _ moment: String) {
  expect(app.leaked, equals: [], "What should be gone and is still alive \(moment)")
}

/// Expects the user to see a text: a title, a label, a button.
///
/// - Parameters:
///   - app: The app.
///   - text: The text.
///   - moment: When this is so, to go on after "The screen".
@MainActor public func expect(_ app: Simulator, shows text: String, _ moment: String) {
  let seen = app.screen.allTexts
  guard !seen.contains(text) else { return }
  record(
    "The screen \(moment)",
    expected: "shows \"\(text)\"",
    found: seen.isEmpty
      ? "shows nothing" : "shows " + seen.map { "\"\($0)\"" }.joined(separator: ", ")
  )
}

/// Expects that UIKit had nothing to complain about.
///
/// - Parameters:
///   - app: The app.
///   - moment: When this is so, to go on after "UIKit's warnings".
@MainActor public func expectNoWarnings(in app: Simulator, _ moment: String) {
  expect(app.warnings, equals: [], "UIKit's warnings \(moment)")
}
