import Foundation
import Simulator
import Testing
import UIKit

/// A visit to the library: an app of one style, used by one reader.
///
/// Each action lets asynchronous code run to its end, since one of the styles observes a value.
@MainActor
struct Visit {
  let app: Simulator
  let shelf = Shelf()
  private let style: Style

  /// Launches the app, with a reader who is signed in unless `reader` is nil.
  init(_ style: Style, reader: String? = "Ada", opening link: String? = nil) async {
    self.style = style
    shelf.reader = reader
    shelf.hasSeenWelcome = reader != nil
    app = style.launch(shelf, link.flatMap(URL.init))
    await app.settle()
  }

  /// Does what a user does.
  func act(_ action: (Simulator) throws(ActionError) -> Void) async throws {
    try action(app)
    await app.settle()
  }

  func tap(_ labels: String...) async throws {
    for label in labels { try await act { app throws(ActionError) in try app.tap(label) } }
  }

  func open(_ link: String) async throws {
    try await act { app throws(ActionError) in try app.open(link) }
  }

  func back() async throws {
    try await act { app throws(ActionError) in try app.back() }
  }

  func relaunch(opening link: String? = nil) async {
    app.relaunch(opening: link.flatMap(URL.init))
    await app.settle()
  }

  /// Gives a name at the sign-in screen.
  func signIn() async throws {
    try await act { app throws(ActionError) in try app.type("Ada", into: "Name") }
    try await tap("Sign in")
  }

  /// Brings a link into the app and lets no time pass.
  func deliver(_ link: String) async throws {
    let scene = try #require(app.window?.windowScene)
    let url = try #require(URL(string: link))
    app.sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    await letTasksRun()
  }

  /// Touches a button of the controller in front and lets no time pass.
  func touch(_ label: String) async throws {
    let view = try #require(app.visibleController?.view)
    let button = try #require(Self.buttons(in: view).first { $0.currentTitle == label })
    button.userTap()
    await letTasksRun()
  }

  /// Lets those tasks of the app run that are ready.
  private func letTasksRun() async {
    for _ in 0..<3 {
      await Task.detached(priority: .background) {}.value
      await Task.yield()
    }
  }

  /// The text on the tab that is selected.
  var tab: String? { app.screen.tabs.first(where: \.isSelected)?.label }

  /// The objects that see to the navigation now, weakly held.
  var flows: [WeakObject] { style.flows(app.sceneDelegate).map(WeakObject.init) }

  /// The controllers of the window, weakly held.
  var controllers: [WeakObject] {
    app.window?.rootViewController.map { Self.family(of: $0).map(WeakObject.init) } ?? []
  }

  /// Checks that the app keeps nothing, has broken no rule and is alive.
  func expectAllIsWell(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(app.leaked == [], sourceLocation: sourceLocation)
    #expect(app.warnings == [], sourceLocation: sourceLocation)
    #expect(app.fault == nil, sourceLocation: sourceLocation)
  }

  private static func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  private static func family(of controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(family)
  }
}

/// An object that may have gone.
struct WeakObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
