import Testing
import UIKit

extension OneWorld {
  @Suite @MainActor struct EditingTests {
    @Test func editButtonBeginsAndEndsEditing() {
      let screen = A()
      let button = screen.editButtonItem
      #expect(button === screen.editButtonItem && button.title == "Edit")
      button.userTap()
      #expect(screen.isEditing && button.title == "Done" && button.style == .done)
      screen.setEditing(false, animated: false)
      #expect(button.title == "Edit" && button.style == .plain)
    }

    // DOC (editButtonItem): a tap calls setEditing(_:animated:), animated.
    @Test func editButtonAsksForAnimation() {
      final class Editor: UIViewController {
        var told: [Bool] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
          super.setEditing(editing, animated: animated)
          told += [editing, animated]
        }
      }
      let editor = Editor()
      editor.editButtonItem.userTap()
      editor.editButtonItem.userTap()
      #expect(editor.told == [true, true, false, true])
    }

    @Test func editButtonDoesNotOwnItsScreen() {
      weak let screen: A?
      do {
        let kept = A()
        screen = kept
        kept.navigationItem.rightBarButtonItem = kept.editButtonItem
      }
      #expect(screen == nil)
    }

    @Test func phoneIsNotTurnedUpsideDown() {
      _ = Phone(on: .phone)
      #expect(A().supportedInterfaceOrientations == .allButUpsideDown)
      _ = Phone(on: .tablet)
      #expect(A().supportedInterfaceOrientations == .all)
    }
  }
}
