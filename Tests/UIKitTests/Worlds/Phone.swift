import UIKit

/// A phone with one window, and the log of what its app was sent.
///
/// Making one starts the world anew, so each test has its own.
@MainActor
final class Phone {
  let runtime: Runtime
  let scene: UIWindowScene
  let window: UIWindow

  /// Shows a controller and lets everything come to rest.
  ///
  /// The log begins after that.
  init(showing root: UIViewController? = nil) {
    runtime = Runtime.reset()
    scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    window = UIWindow(windowScene: scene)
    guard let root else { return }
    window.rootViewController = root
    window.makeKeyAndVisible()
    runtime.settle()
    clear()
  }

  /// What was sent since the log was cleared, without the layout and loading of UIKit's own containers.
  var log: [String] { runtime.callbacks.map(\.description) }

  /// Empties the log.
  func clear() {
    runtime.callbacks = []
  }

  /// Gives what is sent while a change is made and comes to rest.
  func log(_ change: () -> Void) -> [String] {
    clear()
    change()
    runtime.settle()
    return log
  }

  /// Gives what is sent before a change comes back to its caller.
  func logAtOnce(_ change: () -> Void) -> [String] {
    clear()
    change()
    return log
  }

  /// Gives what is sent in one turn of the loop.
  func logOfTurn() -> [String] {
    clear()
    runtime.turn()
    return log
  }
}
