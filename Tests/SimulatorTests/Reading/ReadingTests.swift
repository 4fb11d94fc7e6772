@testable import Simulator
import Testing
import UIKit

/// A scene delegate that shows one controller.
private final class OneScreenDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let root: UIViewController

  init(_ root: UIViewController) { self.root = root }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }
}

extension AppTests {
  @MainActor struct ReadingTests {
    @Test func anAppWithoutAWindowShowsNothing() {
      final class Delegate: UIResponder, UIWindowSceneDelegate {}
      let app = Simulator(Delegate())
      #expect(app.screen == Screen())
      #expect(app.stack.isEmpty)
      #expect(app.drawing(.stacks) == ["The app shows no window."])
      #expect(throws: ActionError.nothingToTap(label: "OK", available: [])) { try app.tap("OK") }
    }

    @Test func leavesOutWhatIsHidden() {
      let (hidden, faded, inner) = (label("Hidden"), label("Faded"), label("Inside"))
      let box = UIView()
      (hidden.isHidden, faded.alpha, box.isHidden) = (true, 0, true)
      box.addSubview(inner)
      let app = Simulator(
        OneScreenDelegate(FormController("A", [hidden, faded, box, label("Seen")]))
      )
      #expect(app.screen.allTexts == ["A", "Seen"])
    }

    @Test func readsBarButtonsFromLeftToRight() throws {
      let controller = FormController("A", [])
      var taps = 0
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { _ in taps += 1 }
      )
      controller.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Outer"), .flexibleSpace(),
        UIBarButtonItem(customView: button("Inner") { taps += 10 }),
      ]
      let navigation = UINavigationController(rootViewController: controller)
      let app = Simulator(OneScreenDelegate(navigation))
      #expect(app.screen.barButtons == ["Cancel", "Inner", "Outer"])
      try app.tap("Inner")
      try app.tap("Cancel")
      #expect(taps == 11)
    }

    @Test func theBackButtonSaysWhatTheControllerBelowAsksFor() {
      let (below, above) = (FormController("Below", []), FormController("Above", []))
      let navigation = UINavigationController()
      navigation.viewControllers = [below, above]
      let app = Simulator(OneScreenDelegate(navigation))
      #expect(app.screen.backLabel == "Below")
      below.navigationItem.backButtonTitle = "Home"
      #expect(app.screen.backLabel == "Home")
      above.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Own")
      #expect(app.screen.backLabel == nil)
      above.navigationItem.leftItemsSupplementBackButton = true
      #expect(app.screen.backLabel == "Home")
      above.navigationItem.hidesBackButton = true
      #expect(app.screen.backLabel == nil)
    }

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

    @Test func aControlOfTheAppsOwnIsTappedByItsAccessibilityLabel() throws {
      var taps = 0
      let control = UIControl(frame: .zero, primaryAction: UIAction { _ in taps += 1 })
      control.accessibilityLabel = "Star"
      let app = Simulator(OneScreenDelegate(FormController("A", [control])))
      #expect(app.screen.buttons == ["Star"])
      try app.tap("Star")
      #expect(taps == 1)
    }

    @Test func switchesAndSegmentsSayHowTheyStand() throws {
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Remember me"
      let segments = UISegmentedControl(items: ["Map", "List"])
      let app = Simulator(OneScreenDelegate(FormController("A", [toggle, segments])))
      try app.tap("Remember me")
      try app.tap("List")
      #expect(toggle.isOn)
      #expect(
        app.drawing(.screen, columns: 40).dropFirst().dropLast() == [
          "│ [on] Remember me                     │", "│ ( Map )                              │",
          "│ ( List ) selected                    │",
        ]
      )
    }

    @Test func aTextViewCanBeTypedInto() throws {
      let text = UITextView()
      text.accessibilityLabel = "Note"
      let app = Simulator(OneScreenDelegate(FormController("A", [text])))
      try app.type("Buy bread", into: "Note")
      #expect(app.screen.fields == [.init(label: "Note", text: "Buy bread")])
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
