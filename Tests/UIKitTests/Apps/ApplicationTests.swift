import Foundation
import Testing
import UIKit

extension OneWorld {
  /// The application, its delegate, its device.
  @MainActor
  struct ApplicationTests {
    private final class Bare: UIResponder, UIApplicationDelegate {}

    private let bare = Bare()
    private let phone = Phone()
    private var app: UIApplication { .shared }

    // DOC (UIApplicationDelegate): what is meant when a method is missing.
    @Test func withoutAnswersTheAppLaunches() {
      expect(bare.application(app, willFinishLaunchingWithOptions: nil), is: true)
      expect(bare.application(app, didFinishLaunchingWithOptions: nil), is: true)
      #expect(bare.window == nil)
    }

    @Test func withoutAnswersNothingIsOpened() throws {
      let link = try #require(URL(string: "shop://items"))
      let activity = NSUserActivity(activityType: "shop")
      expect(bare.application(app, open: link), is: false)
      expect(bare.application(app, willContinueUserActivityWithType: "shop"), is: false)
      let isContinued = bare.application(app, continue: activity) { _ in }
      expect(isContinued, is: false)
    }

    @Test func withoutAnswersShortcutsAndMessagesComeToNothing() {
      var answers: [String] = []
      let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
      bare.application(app, performActionFor: item) { answers.append("\($0)") }
      bare.application(app, didReceiveRemoteNotification: [:]) { answers.append("\($0)") }
      expect(answers, is: ["false", "noData"])
      #expect(item.type == "new" && item.localizedTitle == "New" && item.localizedSubtitle == nil)
    }

    @Test func withoutAnswersASceneIsSetUpAsItsSessionSays() {
      let session = phone.scene.session
      let configuration = bare.application(
        app,
        configurationForConnecting: session,
        options: .init()
      )
      #expect(configuration === session.configuration && configuration.role == session.role)
    }

    // DOC (UIApplication.delegate): not owned.
    @Test func applicationDoesNotOwnItsDelegate() {
      weak var lost: Bare?
      do {
        let bare = Bare()
        lost = bare
        app.delegate = bare
        #expect(app.delegate === bare)
      }
      #expect(lost == nil && app.delegate == nil)
    }

    // DOC (canOpenURL(_:)): a link without a scheme cannot be opened.
    @Test func linkWithoutASchemeIsNotOpened() throws {
      var results: [Bool] = []
      for text in ["shop://items", "items"] {
        let link = try #require(URL(string: text))
        results.append(app.canOpenURL(link))
        app.open(link) { result in MainActor.assumeIsolated { results.append(result) } }
        phone.runtime.settle()
      }
      app.open(try #require(URL(string: "tel:1")))
      #expect(results == [true, true, false, false] && app.openedURLs.count == 3)
    }

    @Test func sceneOpensLinksThroughTheApplication() throws {
      let link = try #require(URL(string: "https://shop.example"))
      phone.scene.open(link, options: nil)
      #expect(app.openedURLs == [link] && phone.scene.next === app)
    }

    @Test(arguments: [Device.phone, .tablet]) func deviceTellsWhatItIs(device: Device) {
      _ = Phone(on: device)
      let isTablet = device == .tablet
      expect(UIDevice.current.model, is: isTablet ? "iPad" : "iPhone")
      expect(UIDevice.current.name, is: UIDevice.current.model)
      expect(UIDevice.current.userInterfaceIdiom, is: isTablet ? .pad : .phone)
      expect(A().traitCollection.horizontalSizeClass, is: isTablet ? .regular : .compact)
      expect(UIView().traitCollection.userInterfaceIdiom, is: isTablet ? .pad : .phone)
      expect(UIScreen.main.bounds.origin, is: .zero)
      #expect(UIScreen.main === UIScreen.main && UIDevice.current === UIDevice.current)
    }

    // DOC (addUserInfoEntries(from:)): new entries replace old ones of the same key.
    @Test func activityGathersItsEntries() {
      let activity = NSUserActivity(activityType: "shop")
      #expect(activity.userInfo == nil)
      activity.addUserInfoEntries(from: ["item": 1, "shelf": 2])
      activity.addUserInfoEntries(from: ["item": 3])
      #expect(activity.userInfo as? [String: Int] == ["item": 3, "shelf": 2])
    }
  }
}
