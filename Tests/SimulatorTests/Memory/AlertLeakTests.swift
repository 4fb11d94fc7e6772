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
      let app = Simulator(KeepingDelegate())
      let controller = FormController("Leaving", [])
      app.navigationController?.pushViewController(controller, animated: false)
      app.settleNow()
      if isListed { app.keeping.list = [controller] }
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { _ in controller.title = "Left" }
      )
      app.navigationController?.present(alert, animated: false)
      app.settleNow()
      app.navigationController?.popViewController(animated: false)
      app.settleNow()
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
      let app = Simulator(KeepingDelegate())
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in alert.title = "Said" })
      app.navigationController?.present(alert, animated: false)
      app.settleNow()
      try app.tap("Yes")
      #expect(app.leaked == ["UIAlertController"])
    }
  }
}
