import Simulator
import Testing
import UIKit

extension AppTests {
  @MainActor struct RefusalTests {
    private let app = Simulator(SceneDelegate())

    /// Expects an action to be refused in exactly these words.
    private func expectRefusal(_ words: String, _ action: () throws -> Void) {
      let error = #expect(throws: ActionError.self) { try action() }
      #expect(error.map { "\($0)" } == words)
    }

    @Test func anUnknownLabelNamesWhatIsThere() {
      expectRefusal(
        """
        Nothing here is labelled "Log n". Did you mean "Log in"? What can be tapped: \
        "Log in", "Register".
        """
      ) { try app.tap("Log n") }
    }

    @Test func aDisabledButtonSaysSo() {
      expectRefusal("\"Register\" is disabled: a tap has no effect.") { try app.tap("Register") }
    }

    @Test func anUnknownFieldNamesWhatIsThere() {
      expectRefusal(
        "No field here is labelled \"Town\". What can be typed into: \"Name\", \"Password\"."
      ) { try app.type("x", into: "Town") }
    }

    @Test func theRootHasNoBackButton() {
      expectRefusal("There is no back button: \"Sign in\" is the root of its stack.") {
        try app.back()
      }
    }

    @Test func theRootCannotBeSwipedBack() {
      expectRefusal("A swipe from the edge does nothing: \"Sign in\" is the root of its stack.") {
        try app.swipeBack()
      }
    }

    @Test func aHiddenBarTakesTheSwipeAway() throws {
      try app.tap("Log in")
      try app.tap("Ada")
      app.navigationController?.isNavigationBarHidden = true
      expectRefusal("A swipe from the edge does nothing: the navigation bar is hidden.") {
        try app.swipeBack()
      }
    }

    @Test func whatIsNoSheetCannotBeSwipedDown() {
      expectRefusal("There is no sheet to swipe down: \"Sign in\" is in front.") {
        try app.swipeDown()
      }
    }

    @Test func thereIsNoTabBar() {
      expectRefusal("No tab is labelled \"Home\". Nothing can be chosen.") {
        try app.selectTab("Home")
      }
    }

    @Test func thereIsNoTable() {
      expectRefusal("No row says \"Ada\". Nothing can be selected.") { try app.selectRow("Ada") }
    }

    @Test func aTextWithoutASchemeIsNoURL() {
      expectRefusal("\"members\" is no URL. One looks like this: shop://user/7") {
        try app.open("members")
      }
    }
  }
}
