import Simulator
import Testing
import UIKit

extension AppTests {
  /// What an alert's action owns is gone with the alert, as long as nothing else owns it.
  @MainActor struct AlertLeakTests {
    /// Shows an alert whose action owns the screen below, and takes that screen away.
    /// - Parameter isListed: Whether a property keeps the screen as well.
    /// - Returns: The app, with the alert on the screen.
    private func app(isListed: Bool = false) -> Simulator {
      let app = Simulator(ListingDelegate())
      let controller = FormController("Leaving", [])
      app.navigationController?.pushViewController(controller, animated: false)
      app.advance(by: .seconds(1))
      if isListed { app.listing.list = [controller] }
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { _ in controller.title = "Left" }
      )
      app.navigationController?.present(alert, animated: false)
      app.advance(by: .seconds(1))
      app.navigationController?.popViewController(animated: false)
      app.advance(by: .seconds(1))
      return app
    }

    @Test func whatTheAlertOnTheScreenOwnsIsNoLeak() throws {
      let app = app()
      #expect(app.screen.alert != nil)
      #expect(app.leaked.isEmpty)
      try app.tap("Yes")
      #expect(app.leaked.isEmpty)
    }

    @Test func whatIsOwnedElsewhereTooIsALeakUnderTheAlert() {
      #expect(app(isListed: true).leaked == ["FormController"])
    }

    @Test func anAlertThatOwnsItselfLeaksWhenItHasGone() throws {
      let app = Simulator(ListingDelegate())
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in alert.title = "Said" })
      app.navigationController?.present(alert, animated: false)
      app.advance(by: .seconds(1))
      try app.tap("Yes")
      #expect(app.leaked == ["UIAlertController"])
    }
  }
}

/// An app that may keep its screens in a list.
private final class ListingDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var list: [UIViewController] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
  }
}

extension Simulator {
  fileprivate var listing: ListingDelegate {
    guard let delegate = sceneDelegate as? ListingDelegate else {
      preconditionFailure("the app is that of these tests")
    }
    return delegate
  }
}
