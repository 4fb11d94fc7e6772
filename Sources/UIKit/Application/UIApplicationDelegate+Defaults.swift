public import Foundation

// What stands for the methods that a delegate does not have.

extension UIApplicationDelegate {
  /// Stands for a property that the delegate does not have.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Stands for a method that the delegate does not have.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Stands for a method that the delegate does not have.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Stands for a method that the delegate does not have.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Stands for a method that the delegate does not have.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Stands for a method that the delegate does not have.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Stands for a method that the delegate does not have.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Stands for a method that the delegate does not have.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allOfDevice }

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Stands for a method that the delegate does not have.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
}
