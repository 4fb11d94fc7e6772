import Simulator
import Testing
import UIKit

extension AppTests {
  @MainActor struct LinkInMotionTests {
    private let app = Simulator(WatchfulDelegate())

    @Test func aLinkComesWhileAScreenStillSlidesIn() throws {
      try app.open("club://ada") { () throws(ActionError) in try app.tap("Go on") }
      #expect(app.stack == ["First", "Second"])
      #expect(motions == [true])
    }

    @Test func aLinkComesOnce() throws {
      try app.open("club://ada") { () throws(ActionError) in try app.tap("Go on") }
      try app.back()
      try app.open("club://ada")
      #expect(motions == [true, false])
    }

    @Test func anActionThatCannotBeDoneBringsNoLink() throws {
      #expect(throws: ActionError.self) {
        try app.open("club://ada") { () throws(ActionError) in try app.tap("Go back") }
      }
      try app.tap("Go on")
      #expect(motions == [])
    }

    /// For each link that came, whether a screen was in motion.
    private var motions: [Bool] { (app.sceneDelegate as? WatchfulDelegate)?.motions ?? [] }
  }
}

/// Notes whether a screen is in motion when a link comes.
private final class WatchfulDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var motions: [Bool] = []
  private let navigation = UINavigationController()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let first = UIViewController()
    first.title = "First"
    let goOn = UIAction(title: "Go on") { [weak navigation] _ in
      let second = UIViewController()
      second.title = "Second"
      navigation?.pushViewController(second, animated: true)
    }
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: goOn)
    navigation.setViewControllers([first], animated: false)
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    motions.append(navigation.transitionCoordinator != nil)
  }
}
