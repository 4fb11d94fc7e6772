@testable import Simulator
import Testing
import UIKit

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
  }
}
