public import Foundation
import Introspection
public import UIKit

/// An app on an imaginary phone: launched as iOS launches it, used as a finger uses it, looked into
/// as no one else can.
///
/// An action settles: time runs until nothing is in motion. What an app does by itself between two
/// actions needs `advance(by:)` or, for asynchronous code, `await settle()`.
@MainActor
public final class Simulator {
  /// The simulator that launched an app last.
  ///
  /// It is kept, so that a check that fails after its last action can still show the app.
  public package(set) static var current: Simulator?

  /// Types do not change: what one run found out about them serves the next.
  private static let catalog = FieldCatalog()

  private let device: SimulatedDevice
  private let makeDelegate: @MainActor () -> any UIWindowSceneDelegate
  private(set) var launch: Launch
  private var ledger = Ledger()
  /// What happens while the next action is in motion.
  var interruption: (() -> Void)?

  /// Launches an app and settles.
  ///
  /// - Parameters:
  ///   - makeDelegate: What makes the app's scene delegate. It is kept, and asked again at each
  ///     `relaunch(opening:)`.
  ///   - device: What the app runs on.
  ///   - url: The link that the app is started by, if it is: a custom scheme's or a universal one.
  public init<Delegate: UIResponder & UIWindowSceneDelegate>(
    _ makeDelegate: @autoclosure @escaping @MainActor () -> Delegate,
    on device: SimulatedDevice = .ofThisRun,
    opening url: URL? = nil
  ) {
    self.makeDelegate = makeDelegate
    self.device = device
    launch = Launch(makeDelegate, on: device, opening: url, restoring: nil)
    Self.current = self
    finishLaunching()
  }

  /// Ends the app, as the system does in the background, and launches it again.
  ///
  /// One that is in front goes to the background first. What the app wrote down outlives it; so does
  /// what its delegate gave for state restoration, unless the app has crashed.
  ///
  /// - Parameter url: The link that the app is started by, if it is.
  public func relaunch(opening url: URL? = nil) {
    if fault == nil {
      launch.enterBackground()
      launch.runtime.settle()
    }
    let restoration = fault == nil ? launch.restorationActivity : nil
    ledger = Ledger()
    // The old run goes first: none of its objects may hear what the new one does.
    launch = Launch(NoApp.init, on: device, opening: nil, restoring: nil)
    launch = Launch(makeDelegate, on: device, opening: url, restoring: restoration)
    Self.current = self
    finishLaunching()
  }

  /// Shows the scene, once the delegate has connected it.
  private func finishLaunching() {
    launch.enterForeground()
    launch.runtime.settle()
    observe()
  }

  /// Looks at what is alive, so that its going can be noticed later.
  ///
  /// - Returns: The coordinators that were seen.
  @discardableResult
  func observe() -> CoordinatorTree {
    let graph = graph
    let controllers = launch.shownControllers
    let tree = CoordinatorTree(in: graph, from: launch.delegate, controllers: controllers)
    ledger.observe(graph, screenControllers: controllers, tree: tree)
    return tree
  }
}

extension Simulator {
  /// The app's scene delegate.
  ///
  /// Cast it to reach what it stores.
  public var sceneDelegate: any UIWindowSceneDelegate { launch.delegate }

  /// The window that the user sees, or nil while there is none.
  public var window: UIWindow? { launch.window }

  /// What UIKit sent to the app's controllers and delegates, oldest first:
  /// `HomeViewController.viewDidLoad`.
  public var callbacks: [String] { launch.runtime.callbacks.map(\.description) }

  /// Forgets the callbacks so far.
  public func clearCallbacks() { launch.runtime.callbacks = [] }

  /// What UIKit would have written to the console, in its words.
  public var warnings: [String] { launch.runtime.warnings }

  /// Why the app has crashed, in UIKit's words; nil while it runs.
  public var fault: String? { launch.runtime.fault?.reason }

  /// The coordinators, as they own each other now.
  public var tree: CoordinatorTree { observe() }

  /// The names of the types of objects that should have been freed and are alive, in the order in
  /// which they were first seen.
  ///
  /// These are coordinators that were in the tree and are in it no longer, and controllers that
  /// were on screen and are in no container. A controller that a property keeps which cannot be nil
  /// is meant to stay. While something is in motion, controllers are not judged.
  public var leaked: [String] { leaks.map(\.typeName) }

  /// What should have been freed, with what holds it.
  var leaks: [Leak] {
    observe()
    let strays = ledger.strays(judgingControllers: launch.runtime.isSettled)
    return Leak.find(strays, in: graph, from: launch.delegate)
  }

  /// All objects that are reachable from the app, or were noticed before and are alive, or see to
  /// such a container.
  var graph: ObjectGraph {
    let survivors = ledger.survivors
    return ObjectGraph(
      roots: [launch.delegate, launch.scene] + launch.windows + survivors
        + survivors.compactMap(Self.delegate),
      Self.catalog
    )
  }

  /// The delegate of a container, which is not owned by it and may be what keeps it alive.
  private static func delegate(of container: AnyObject) -> AnyObject? {
    switch container {
    case let navigation as UINavigationController: navigation.delegate
    case let tabs as UITabBarController: tabs.delegate
    case let split as UISplitViewController: split.delegate
    default: nil
    }
  }
}
