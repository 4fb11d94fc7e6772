import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Controls, and what the user does to them.
  @MainActor
  struct ControlTests {
    @Test func tapSendsTheActionsInOrder() {
      var order: [Int] = []
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Go") { _ in order.append(1) }
      )
      button.addAction(UIAction { _ in order.append(2) }, for: .touchUpInside)
      button.userTap()
      #expect(order == [1, 2])
      #expect(button.title(for: .normal) == "Go" && button.titleLabel?.text == "Go")
    }

    @Test func actionOfTheSameNameReplacesTheOther() {
      var order: [Int] = []
      let button = UIButton()
      let name = UIAction.Identifier("save")
      button.addAction(UIAction(identifier: name) { _ in order.append(1) }, for: .touchUpInside)
      button.addAction(UIAction(identifier: name) { _ in order.append(2) }, for: .touchUpInside)
      button.userTap()
      #expect(order == [2])
      button.removeAction(identifiedBy: name, for: .touchUpInside)
      button.userTap()
      #expect(order == [2])
    }

    @Test func actionKnowsItsSenderWhileItIsDone() {
      let button = UIButton()
      var sender: UIButton?
      let action = UIAction { sender = $0.sender as? UIButton }
      button.addAction(action, for: .touchUpInside)
      button.userTap()
      #expect(sender === button && action.sender == nil)
    }

    @Test func whatCannotBeUsedOrSeenCannotBeTapped() {
      var taps = 0
      let (box, button) = (UIView(), UIButton())
      box.addSubview(button)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      button.isEnabled = false
      button.userTap()
      button.isEnabled = true
      box.isHidden = true
      button.userTap()
      box.isHidden = false
      box.alpha = 0
      button.userTap()
      #expect(taps == 0)
      button.sendActions(for: .touchUpInside)
      #expect(taps == 1, "code can do what the user cannot")
    }

    @Test func typingTellsActionsAndDelegate() {
      final class Guardian: NSObject, UITextFieldDelegate {
        var events: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
        func textField(
          _ textField: UITextField,
          shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool { string != "no" }
      }
      let (field, guardian) = (UITextField(), Guardian())
      var texts: [String?] = []
      field.delegate = guardian
      field.addAction(UIAction { _ in texts.append(field.text) }, for: .editingChanged)
      field.userType("ada")
      field.userType("no")
      field.text = "grace"
      #expect(texts == ["ada"])
      field.resignFirstResponder()
      #expect(guardian.events == ["begin", "end"])
    }

    @Test func onlyOneFieldHasTheKeyboard() {
      let (first, second) = (UITextField(), UITextField())
      #expect(first.becomeFirstResponder() && second.becomeFirstResponder())
      #expect(!first.isFirstResponder && second.isFirstResponder)
    }

    @Test func switchAndSegmentsTellOfTheUsersChangesOnly() {
      let (toggle, segments) = (UISwitch(), UISegmentedControl(items: ["All", "New"]))
      var changes = 0
      for control in [toggle, segments] as [UIControl] {
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      }
      toggle.setOn(true, animated: false)
      segments.selectedSegmentIndex = 0
      #expect(changes == 0)
      toggle.userTap()
      segments.userSelectSegment(at: 1)
      #expect(changes == 2 && !toggle.isOn && segments.selectedSegmentIndex == 1)
    }
  }
}
