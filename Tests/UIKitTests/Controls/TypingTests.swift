import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Fields that the user types in, and whom they ask and tell.
  @MainActor
  struct TypingTests {
    private final class Guardian: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var mayBegin = true
      var mayEnd = true
      var mayReturn = true
      var events: [String] = []

      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { mayReturn }
      func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
      func textViewDidChange(_ textView: UITextView) { events.append(textView.text) }

      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        events.append("\(range.location)+\(range.length) \(string)")
        return true
      }
    }

    private final class Bare: NSObject, UITextFieldDelegate {}

    private let field = UITextField()
    private let guardian = Guardian()

    private func events(of field: UITextField, _ event: UIControl.Event) -> () -> Int {
      var count = 0
      field.addAction(UIAction { _ in count += 1 }, for: event)
      return { count }
    }

    @Test func delegateMayForbidToBegin() {
      field.delegate = guardian
      guardian.mayBegin = false
      let begun = events(of: field, .editingDidBegin)
      #expect(!field.becomeFirstResponder() && !field.isEditing && begun() == 0)
      field.userType("ada")
      #expect(field.text == "" && guardian.events == [])
      guardian.mayBegin = true
      #expect(field.becomeFirstResponder() && field.isEditing && begun() == 1)
    }

    @Test func delegateMayForbidToEnd() {
      field.delegate = guardian
      guardian.mayEnd = false
      let (ended, other) = (events(of: field, .editingDidEnd), UITextField())
      #expect(!field.isFirstResponder)
      #expect(field.becomeFirstResponder() && !field.resignFirstResponder())
      #expect(!other.becomeFirstResponder() && field.isEditing && ended() == 0)
      guardian.mayEnd = true
      #expect(field.resignFirstResponder() && !field.isEditing && ended() == 1)
    }

    @Test func beginningTwiceIsToldOnce() {
      field.delegate = guardian
      let begun = events(of: field, .editingDidBegin)
      #expect(field.becomeFirstResponder() && field.becomeFirstResponder())
      #expect(begun() == 1 && guardian.events == ["begin"])
    }

    @Test func whoIsNotTypingEndsNothing() {
      field.delegate = guardian
      let ended = events(of: field, .editingDidEnd)
      #expect(field.resignFirstResponder())
      #expect(ended() == 0 && guardian.events == [])
    }

    // DOC (textField(_:shouldChangeCharactersIn:replacementString:)): the range is in UTF-16.
    @Test func wholeTextIsReplaced() {
      field.delegate = guardian
      field.text = "😀"
      field.userType("ada")
      #expect(guardian.events == ["begin", "0+2 ada"])
    }

    @Test(arguments: [true, false]) func withoutAnAnswerTheUserMayType(hasDelegate: Bool) {
      let bare = Bare()
      field.delegate = hasDelegate ? bare : nil
      let (changed, done) = (
        events(of: field, .editingChanged), events(of: field, .editingDidEndOnExit)
      )
      field.userType("ada")
      field.userPressedReturn()
      #expect(field.text == "ada" && changed() == 1 && done() == 1)
      #expect(field.resignFirstResponder())
    }

    @Test func fieldThatCannotBeUsedTakesNoText() {
      field.isEnabled = false
      field.userType("ada")
      #expect(!field.becomeFirstResponder() && field.text == "")
      (field.isEnabled, field.isHidden) = (true, true)
      field.userType("ada")
      #expect(field.text == "" && !field.isFirstResponder)
    }

    @Test func returnKeyIsForWhoIsTypingAndMay() {
      field.delegate = guardian
      let done = events(of: field, .primaryActionTriggered)
      field.userPressedReturn()
      #expect(done() == 0)
      field.becomeFirstResponder()
      guardian.mayReturn = false
      field.userPressedReturn()
      #expect(done() == 0)
      guardian.mayReturn = true
      field.userPressedReturn()
      #expect(done() == 1)
    }

    @Test func textViewTellsOfTyping() {
      let text = UITextView()
      text.delegate = guardian
      text.userType("ada")
      #expect(text.text == "ada" && guardian.events == ["ada"] && text.isFirstResponder)
    }

    @Test func textViewIsOnlyReadWhenItSaysSo() {
      let text = UITextView()
      text.isEditable = false
      text.userType("ada")
      #expect(!text.becomeFirstResponder() && text.text == "")
      (text.isEditable, text.isHidden) = (true, true)
      text.userType("ada")
      #expect(text.text == "")
    }

    // DOC (endEditing(_:)): whichever field in the view has the keyboard gives it up.
    @Test func viewEndsTheTypingInsideIt() {
      let (box, inner, elsewhere) = (UIView(), UIView(), UIView())
      box.addSubview(inner)
      inner.addSubview(field)
      #expect(!box.endEditing(true))
      field.becomeFirstResponder()
      #expect(!elsewhere.endEditing(false) && field.isEditing)
      #expect(box.endEditing(false) && !field.isEditing)
    }

    @Test func labelsTextIsTheOneOfBothKinds() {
      let label = UILabel()
      #expect(label.attributedText == nil)
      label.attributedText = NSAttributedString(string: "Ada")
      #expect(label.text == "Ada" && label.attributedText?.string == "Ada")
    }
  }
}
