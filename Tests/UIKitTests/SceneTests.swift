import Foundation
import Testing
import UIKit

extension OneWorld {
  /// "Scenes and links" of the list of behaviours.
  @MainActor
  struct SceneTests {
    /// A scene delegate that notes what it is told, and how far the scene is in front then.
    private final class Listener: UIResponder, UIWindowSceneDelegate {
      var heard: [String] = []
      var restored: NSUserActivity?
      var options: UIScene.ConnectionOptions?

      func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        heard.append("connect \(scene.activationState)")
        restored = session.stateRestorationActivity
        options = connectionOptions
      }

      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        heard += contexts.map { "open \($0.url)" }
      }

      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        heard.append("continue \(userActivity.activityType)")
      }

      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        heard.append("save")
        return NSUserActivity(activityType: "shop.state")
      }

      func sceneWillEnterForeground(_ scene: UIScene) { hear("enter", of: scene) }
      func sceneDidBecomeActive(_ scene: UIScene) { hear("active", of: scene) }
      func sceneWillResignActive(_ scene: UIScene) { hear("resign", of: scene) }
      func sceneDidEnterBackground(_ scene: UIScene) { hear("background", of: scene) }

      private func hear(_ word: String, of scene: UIScene) {
        heard.append("\(word) \(scene.activationState)")
      }
    }

    private let link = URL(string: "shop://items/12")

    // DOC, LOG: URLs of a cold start arrive in `connectionOptions.urlContexts`, activities in
    // `userActivities`.
    @Test func connectionOptionsHoldTheLinksOfAColdStart() throws {
      let link = try #require(link)
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://shop.example/items/12")
      let options = UIScene.ConnectionOptions(
        urlContexts: [UIOpenURLContext(url: link)],
        userActivities: [activity]
      )
      #expect(options.urlContexts.map(\.url) == [link])
      // DOC: a universal link's host is the site's.
      #expect(options.userActivities.first?.webpageURL?.host == "shop.example")
    }

    // DOC: restoration: `session.stateRestorationActivity` at connection.
    @Test func sessionHoldsWhatToRestoreFrom() {
      let activity = NSUserActivity(activityType: "shop.state")
      activity.addUserInfoEntries(from: ["item": 12])
      let session = UISceneSession(stateRestorationActivity: activity)
      #expect(session.stateRestorationActivity?.userInfo?["item"] as? Int == 12)
    }

    @Test func applicationFindsItsWindowThroughItsScenes() {
      let phone = Phone(showing: A())
      UIApplication.shared.connectedScenes = [phone.scene]
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      #expect(scenes.flatMap(\.windows).first { $0.isKeyWindow } === phone.window)
    }

    @Test func openedURLsAreKept() throws {
      let phone = Phone()
      var isOpened: Bool?
      UIApplication.shared.open(try #require(link)) { isOpened = $0 }
      #expect(isOpened == nil)
      phone.runtime.settle()
      #expect(isOpened == true && UIApplication.shared.openedURLs == [link])
    }

    @Test func delegateWithoutMethodsIsEnough() {
      final class Bare: UIResponder, UIWindowSceneDelegate {}
      let (scene, delegate) = (Phone().scene, Bare())
      scene.delegate = delegate
      delegate.sceneDidBecomeActive(scene)
      #expect(delegate.window == nil)
      #expect(delegate.stateRestorationActivity(for: scene) == nil)
    }

    private func connected(
      by options: UIScene.ConnectionOptions = .init(),
      restoring activity: NSUserActivity? = nil
    ) -> (UIWindowScene, Listener) {
      Runtime.reset()
      let session = UISceneSession(stateRestorationActivity: activity)
      let scene = UIWindowScene(session: session, connectionOptions: options)
      let listener = Listener()
      scene.connect(to: listener, options: options)
      return (scene, listener)
    }

    // DOC, LOG: at a cold start neither openURLContexts nor continue is called.
    @Test func coldStartCallsNoneOfTheLinkMethods() throws {
      let options = UIScene.ConnectionOptions(
        urlContexts: [UIOpenURLContext(url: try #require(link))],
        userActivities: [NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)]
      )
      let (scene, listener) = connected(by: options)
      scene.enterForeground()
      #expect(
        listener.heard == [
          "connect foregroundInactive", "enter foregroundInactive", "active foregroundActive",
        ]
      )
      #expect(listener.options === options && scene.delegate === listener)
      #expect(UIApplication.shared.connectedScenes == [scene])
    }

    // DOC: the running app is told by the two methods.
    @Test func runningAppIsToldOfLinks() throws {
      let (scene, listener) = connected()
      scene.enterForeground()
      listener.heard = []
      scene.receive(UIOpenURLContext(url: try #require(link)))
      scene.receive(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb))
      #expect(
        listener.heard == ["open shop://items/12", "continue \(NSUserActivityTypeBrowsingWeb)"]
      )
      #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
    }

    // DOC (UISceneDelegate): the ways to the background and back.
    @Test func sceneGoesToTheBackgroundAndComesBack() {
      let (scene, listener) = connected()
      scene.enterForeground()
      scene.enterForeground()
      listener.heard = []
      scene.enterBackground()
      scene.enterBackground()
      scene.enterForeground()
      #expect(
        listener.heard == [
          "resign foregroundActive", "background background", "save", "enter background",
          "active foregroundActive",
        ]
      )
    }

    // DOC (UIApplication): a notification for each change, and the state before "will", after "did".
    @Test func applicationIsToldOfWhatItsSceneDoes() {
      let (scene, listener) = connected()
      let application = UIApplication.shared
      var posted: [String] = []
      let names = [
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      ]
      let center = NotificationCenter.default
      let observers = names.map { name in
        center.addObserver(forName: name, object: application, queue: nil) { note in
          let name = note.name.rawValue
          MainActor.assumeIsolated { posted.append(name) }
        }
      }
      defer { observers.forEach(center.removeObserver) }
      #expect(application.applicationState == .inactive && posted == [])
      scene.enterForeground()
      #expect(application.applicationState == .active)
      scene.enterBackground()
      #expect(application.applicationState == .background)
      #expect(posted == names.map(\.rawValue) && listener.heard.last == "save")
      scene.enterForeground()
      #expect(application.applicationState == .active && posted.count == 6)
    }

    // DOC: restoration: `stateRestorationActivity(for:)`, then the session at the next connection.
    @Test func whatIsSavedIsThereAtTheNextConnection() {
      let (scene, listener) = connected()
      #expect(listener.restored == nil)
      scene.enterForeground()
      #expect(scene.session.stateRestorationActivity == nil, "asked for in the background alone")
      scene.enterBackground()
      let saved = scene.session.stateRestorationActivity
      #expect(listener.heard.last == "save" && saved?.activityType == "shop.state")
      let (_, next) = connected(restoring: saved)
      #expect(next.restored === saved && next.heard == ["connect foregroundInactive"])
    }
  }
}
