import Testing
import UIKit

extension OneWorld.Scenarios {
  /// Presentations that draw a warning or an exception and come to nothing.
  @MainActor
  struct RefusedPresentationScenarios {
    private let stage = Stage()

    /// Shows A with the sheet S over it.
    private func bootSheet() -> UINavigationController {
      let navigation = stage.boot(A.self)
      let sheet = stage.make(S.self, style: .automatic, judge: "p")
      stage.setUp(presenting: sheet, on: navigation.topViewController)
      return navigation
    }

    // That T's view is not loaded is this stand-in's way, not known of a device; T is held by the
    // test, so that the log does not show its end.
    @Test func secondPresentationIsIgnored() {
      let navigation = bootSheet()
      let late = stage.make(T.self)
      stage.step {
        navigation.topViewController?.present(late, animated: true) { stage.complete() }
      }
      stage.expect(
        .nothing,  // U47
        // U47
        warnings: ["Attempt to present <T> on <A> which is already presenting <S>"]
      )
      #expect(navigation.presentedViewController?.role == "S")  // U47
      #expect(late.presentingViewController == nil)  // U47
    }

    @Test func presentationOffTheWindowIsIgnored() {
      let navigation = stage.boot(A.self, B.self)
      let popped = navigation.popViewController(animated: false)
      stage.runtime.settle()
      stage.log.clear()
      let late = stage.make(T.self)
      stage.step { popped?.present(late, animated: true) { stage.complete() } }
      stage.expect(
        .nothing,  // U48
        // U48
        warnings: ["Attempt to present <T> on <B> whose view is not in the window hierarchy!"]
      )
      #expect(popped?.view.window == nil && popped?.presentedViewController == nil)  // U48
      #expect(navigation.presentedViewController == nil)  // U48
    }

    @Test func memberOfAStackCannotBePresented() throws {
      let navigation = bootSheet()
      let member = try #require(navigation.topViewController)
      stage.step { navigation.presentedViewController?.present(member, animated: true) }
      let reason = "Application tried to present modally an active controller <A>."
      stage.expect(
        .nothing,  // U49
        raising: reason
      )
    }
  }
}
