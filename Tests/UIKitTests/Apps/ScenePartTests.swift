import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Scenes, their sessions and windows.
  @MainActor
  struct ScenePartTests {
    private let phone = Phone(showing: A())

    // DOC (UIWindowScene.windows): those of the scene, not owned by it.
    @Test func sceneKnowsItsWindows() {
      weak var lost: UIWindow?
      let scene = phone.scene
      do {
        let second = UIWindow(windowScene: scene)
        lost = second
        #expect(scene.windows == [phone.window, second] && scene.keyWindow === phone.window)
        second.makeKeyAndVisible()
        #expect(scene.keyWindow === second)
        second.windowScene = nil
        #expect(scene.windows == [phone.window])
        second.windowScene = scene
        second.windowScene = scene
        #expect(scene.windows.count == 2)
        phone.window.makeKeyAndVisible()
      }
      phone.runtime.settle()
      #expect(lost == nil && scene.windows == [phone.window])
    }

    // DOC (UISceneSession.scene): nil when the scene is gone.
    @Test func sessionDoesNotOwnItsScene() {
      let session = UISceneSession()
      weak var lost: UIScene?
      do {
        let scene = UIWindowScene(session: session, connectionOptions: .init())
        lost = scene
        #expect(session.scene === scene && scene.session === session)
        #expect(scene.activationState == .unattached)
      }
      #expect(lost == nil && session.scene == nil)
    }

    @Test func withoutAnswersNothingIsDone() {
      final class Bare: UIResponder, UIWindowSceneDelegate {}
      let (bare, item) = (Bare(), UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
      var isDone: Bool?
      bare.windowScene(phone.scene, performActionFor: item) { isDone = $0 }
      #expect(isDone == false && bare.stateRestorationActivity(for: phone.scene) == nil)
    }

    // DOC (sceneWillEnterForeground(_:)): only a scene that is not there enters.
    @Test func sceneWithoutADelegateComesAndGoes() {
      let scene = phone.scene
      scene.enterForeground()
      #expect(scene.activationState == .foregroundActive)
      scene.enterBackground()
      #expect(scene.activationState == .background)
      #expect(scene.session.stateRestorationActivity == nil)
    }

    @Test func segueDoesWhatItWasMadeFor() {
      let (a, b) = (A(), B())
      var count = 0
      let segue = UIStoryboardSegue(identifier: "next", source: a, destination: b) { count += 1 }
      segue.perform()
      UIStoryboardSegue(identifier: nil, source: a, destination: b).perform()
      #expect(count == 1 && segue.identifier == "next")
      #expect(segue.source === a && segue.destination === b)
    }
  }
}
