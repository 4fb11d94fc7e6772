/// What the delegate of a scene with windows is told.
///
/// All of it is optional.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  ///
  /// The delegate owns it; without an owner it vanishes.
  var window: UIWindow? { get set }

  /// The user has chosen a quick action.
  ///
  /// The stand-in has none and never says so.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension UIWindowSceneDelegate {
  /// Stands for a property that the delegate does not have.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Stands for a method that the delegate does not have.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
