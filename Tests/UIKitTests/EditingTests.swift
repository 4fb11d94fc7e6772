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
