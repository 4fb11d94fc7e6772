import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Actions of controls: for which events they are done, and when they are not.
  @MainActor
  struct ActionTests {
    private func taps(
      of control: UIControl = UIControl(),
      for event: UIControl.Event = .touchUpInside,
      during body: (UIControl) -> Void
    ) -> Int {
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: event)
      body(control)
      return count
    }

    // DOC (UIAction): without a name of its own an action gets one that no other has.
    @Test func actionsWithoutANameAreTold() {
      let (first, second) = (UIAction { _ in }, UIAction { _ in })
      #expect(first.identifier != second.identifier)
      #expect(first.title == "" && first.state == .off && first.attributes == [])
      let (menu, other) = (UIMenu(children: [first, second]), UIMenu())
      #expect(menu.children == [first, second] && menu.identifier != other.identifier)
    }

    @Test func primaryActionIsDoneAtATap() {
      var count = 0
      let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
      control.userTap()
      #expect(count == 1)
    }

    @Test func actionStaysForTheEventsThatItIsNotRemovedFrom() {
      var count = 0
      let (control, action) = (UIControl(), UIAction { _ in count += 1 })
      control.addAction(action, for: [.touchDown, .touchUpInside])
      control.removeAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(count == 0)
      control.sendActions(for: .touchUpInside)
      #expect(count == 1)
    }

    @Test func actionOfTwoEventsIsDoneOncePerCall() {
      let count = taps(for: [.touchDown, .touchUpInside]) {
        $0.sendActions(for: .allTouchEvents)
        $0.sendActions(for: .valueChanged)
      }
      #expect(count == 1)
    }

    @Test func otherNamesStayWhenOneIsRemoved() {
      let count = taps { control in
        let action = UIAction(identifier: .init("other")) { _ in }
        control.addAction(action, for: .touchUpInside)
        control.removeAction(action, for: .touchUpInside)
        control.userTap()
      }
      #expect(count == 1)
    }

    @Test func removedActionIsFreed() {
      weak var captured: NSObject?
      let control = UIControl()
      do {
        let object = NSObject()
        captured = object
        let action = UIAction { _ in _ = object }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.removeAction(action, for: .touchDown)
        control.removeAction(action, for: .touchUpInside)
      }
      #expect(captured == nil)
    }

    // DOC (UIMenuElement.Attributes): what is disabled is not done.
    @Test func disabledActionIsNotDone() {
      var count = 0
      let control = UIControl()
      let action = UIAction(attributes: .disabled) { _ in count += 1 }
      control.sendAction(action)
      action.attributes = []
      control.sendAction(action)
      #expect(count == 1)
    }

    @Test func statesAreAddedUp() {
      let control = UIControl()
      expect(control.state, is: .normal)
      control.isEnabled = false
      expect(control.state, is: .disabled)
      control.isSelected = true
      expect(control.state, is: [.disabled, .selected])
      control.isEnabled = true
      control.isHighlighted = true
      expect(control.state, is: [.highlighted, .selected])
    }

    // DOC (isUserInteractionEnabled, alpha): below 0.01, or in a view that is deaf, no touch comes.
    @Test func noTouchComesThroughADeafOrFaintView() {
      let (box, control) = (UIView(), UIControl())
      box.addSubview(control)
      let count = taps(of: control) {
        box.isUserInteractionEnabled = false
        $0.userTap()
        (box.isUserInteractionEnabled, box.alpha) = (true, 0.005)
        $0.userTap()
        box.alpha = 0.01
        $0.userTap()
      }
      #expect(count == 1)
    }

    // A finger that is put on them and lifted changes nothing by itself.
    @Test func tapIsNoEventOfWhatIsMoved() {
      let moved = [UISlider(), UIStepper(), UIRefreshControl(), UITextField()] as [UIControl]
      let counts = moved.map { control in
        taps(of: control, for: .allEvents) { $0.userTap() }
      }
      expect(counts, is: [0, 0, 0, 0])
    }
  }
}
