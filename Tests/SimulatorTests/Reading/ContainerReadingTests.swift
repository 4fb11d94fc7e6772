@testable import Simulator
import Testing
import UIKit

extension AppTests {
  /// How containers are read: stacks, sheets, split views, and those of the app's own.
  @MainActor struct ContainerReadingTests {
    @Test func looksThroughAContainerOfTheAppsOwn() {
      let container = UIViewController()
      let inner = UINavigationController(
        rootViewController: FormController("Inner", [label("Text")])
      )
      container.addChild(inner)
      container.view.addSubview(inner.view)
      inner.didMove(toParent: container)
      let app = Simulator(OneScreenDelegate(container))
      #expect(app.stack == ["Inner"])
      #expect(app.screen.title == "Inner")
      #expect(app.screen.texts == ["Text"])
      #expect(app.drawing(.stacks) == ["Window: stack, in front", "  1  Inner  FormController"])
    }

    @Test func aFullScreenCoversWhatIsBeneath() throws {
      let app = Simulator(OneScreenDelegate(FormController("Beneath", [])))
      let cover = FormController("Cover", [])
      cover.modalPresentationStyle = .fullScreen
      app.visibleController?.present(cover, animated: false)
      app.advance(by: .zero)
      #expect(app.screen.style == .fullScreen)
      #expect(!app.drawing(.screen).contains { $0.contains("Beneath") })
      #expect(throws: ActionError.noSheet(inFront: "\"Cover\"")) { try app.swipeDown() }
    }

    @Test func aSheetThatMayNotGoSpringsBack() throws {
      let app = Simulator(OneScreenDelegate(FormController("Beneath", [])))
      let sheet = FormController("Sheet", [])
      sheet.isModalInPresentation = true
      app.visibleController?.present(sheet, animated: false)
      app.advance(by: .zero)
      try app.swipeDown()
      #expect(app.screen.title == "Sheet")
    }

    @Test func sheetsOverSheetsHavePlacesOfTheirOwn() {
      let app = Simulator(OneScreenDelegate(FormController("One", [])))
      for title in ["Two", "Three"] {
        app.visibleController?.present(FormController(title, []), animated: false)
        app.advance(by: .zero)
      }
      #expect(
        app.drawing(.stacks) == [
          "Window: no stack", "  1  One  FormController", "Sheet: no stack",
          "  1  Two  FormController", "Sheet 2: no stack, in front", "  1  Three  FormController",
        ]
      )
    }

    @Test func aTabBarThatWasPushedLeavesTheWayBackToWhatIsBelow() throws {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: FormController("Home", []))
      ]
      let outer = UINavigationController()
      outer.viewControllers = [FormController("Sign in", []), tabs]
      let app = Simulator(OneScreenDelegate(outer))
      #expect(app.stack == ["Home"])
      #expect(app.screen.title == "Home")
      #expect(app.screen.backLabel == "Sign in")
      try app.back()
      #expect(app.stack == ["Sign in"])
    }

    @Test func aSplitViewIsOneStackOnAPhone() throws {
      let app = Simulator(OneScreenDelegate(Self.split()))
      #expect(app.stack == ["List", "Detail"])
      #expect(app.screen.backLabel == "List")
      try app.back()
      #expect(app.stack == ["List"])
    }

    @Test func aSplitViewHasColumnsOnATablet() {
      let app = Simulator(OneScreenDelegate(Self.split()), on: .tablet)
      #expect(
        app.drawing(.screen, columns: 40) == [
          "╭──────────────────────────────────────╮", "│                Detail                │",
          "├──────────────────────────────────────┤", "│ ─ List                               │",
          "│ All of them                          │", "│ ─ Detail                             │",
          "│ One of them                          │", "╰──────────────────────────────────────╯",
        ]
      )
      #expect(
        app.drawing(.stacks) == [
          "Window, primary column: stack", "  1  List  FormController",
          "Window, secondary column: stack, in front", "  1  Detail  FormController",
        ]
      )
    }

    private static func split() -> UISplitViewController {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(FormController("List", [label("All of them")]), for: .primary)
      split.setViewController(FormController("Detail", [label("One of them")]), for: .secondary)
      return split
    }
  }
}
