import Foundation
import Testing
import UIKit

extension OneWorld {
  /// "Scenes and links" of the list of behaviours.
  ///
  /// Who sends what when is the Simulator's part.
  @MainActor
  struct SceneTests {
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
  }
}
