public import Foundation

/// What an app's delegate is told.
///
/// All of it is optional. The stand-in's apps have scenes, so what a device tells the scene's delegate
/// instead is never sent here: links, activities, quick actions, coming and going.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  // MARK: Launching

  /// The app is about to have launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has launched.
  ///
  /// Scenes are not connected yet.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  // MARK: Scenes

  /// A scene is about to be made; gives the configuration to make it with.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The user has discarded scenes.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  // MARK: Coming and going, in an app without scenes

  /// The app is in front and receives events.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to lose events.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is no longer in front.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to come in front.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  // MARK: Links and activities, in an app without scenes

  /// Opens a URL with the custom scheme of the app; says whether it could.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// An activity of a type is about to arrive; says whether the app tells the user itself.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Takes up an activity: a universal link is one; says whether it could.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// An activity could not be taken up.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )

  /// The user has chosen a quick action.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  // MARK: Orientation

  /// Says which ways round a window may be shown.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  // MARK: Notifications, which the stand-in has none of

  /// The system has given a token for remote notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// The system has given no token for remote notifications.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )

  /// A remote notification has arrived.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
}
