import UIKit

/// A phone with one window, and the log of what its app was sent.
///
/// Making one starts the world anew, so each test has its own.
@MainActor
final class Phone {
  let runtime: Runtime
  let scene: UIWindowScene
  let window: UIWindow

  /// Makes the world anew.
  ///
  /// A controller that is given is shown, as by `show(_:)`.
  init(showing root: UIViewController? = nil, on device: Device = .phone) {
    runtime = Runtime.reset(device: device)
    scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    window = UIWindow(windowScene: scene)
    if let root { show(root) }
  }

  /// Shows a controller and lets everything come to rest.
  ///
  /// The log begins after that.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    runtime.settle()
    clear()
  }

  /// What was sent since the log was cleared.
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
