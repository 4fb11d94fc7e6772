public import Foundation

/// What a scene's delegate is told.
///
/// All of it is optional.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene has been connected; its window is made here.
  ///
  /// Links of a cold start are in the options.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// The scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to lose events.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to come in front.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is no longer in front.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// A running app is to open URLs of its custom scheme.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// A running app is to take up an activity, such as a universal link.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Gives what the scene is to be restored from, or nil.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Stands for a method that the delegate does not have.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Stands for a method that the delegate does not have.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Stands for a method that the delegate does not have.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Stands for a method that the delegate does not have.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Stands for a method that the delegate does not have.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Stands for a method that the delegate does not have.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Stands for a method that the delegate does not have.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  /// Stands for a method that the delegate does not have.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Stands for a method that the delegate does not have.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
