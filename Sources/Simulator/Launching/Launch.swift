import Foundation
import UIKit

/// One run of an app, from its launch to its end: the world it lives in and the scene it was given.
@MainActor
struct Launch {
  /// The world that was made for this run.
  let runtime: Runtime
  let scene: UIWindowScene
  let delegate: any UIWindowSceneDelegate

  /// Makes a world and connects a scene in it.
  init(
    _ makeDelegate: @MainActor () -> any UIWindowSceneDelegate,
    on device: SimulatedDevice,
    opening url: URL?,
    restoring activity: NSUserActivity?
  ) {
    runtime = Runtime.reset(device: device.device)
    let session = UISceneSession(stateRestorationActivity: activity)
    let options = url.map { Link($0).connectionOptions } ?? UIScene.ConnectionOptions()
    scene = UIWindowScene(session: session, connectionOptions: options)
    delegate = makeDelegate()
    scene.connect(to: delegate, options: options)
  }

  /// What the delegate gave in the background to be restored from at the next launch.
  var restorationActivity: NSUserActivity? { scene.session.stateRestorationActivity }

  /// The windows of the app, back to front.
  var windows: [UIWindow] { runtime.windows }

  /// The window that the user sees.
  var window: UIWindow? { runtime.keyWindow ?? windows.last }

  /// Tells the delegate that the user sees the app.
  func enterForeground() {
    scene.enterForeground()
  }

  /// Tells the delegate that the user has left the app.
  func enterBackground() {
    scene.enterBackground()
  }

  /// Hands a link to the running app.
  func open(_ link: Link) {
    enterForeground()
    switch link.door {
    case .customScheme(let context): scene.receive(context)
    case .universal(let activity): scene.receive(activity)
    }
  }
}
