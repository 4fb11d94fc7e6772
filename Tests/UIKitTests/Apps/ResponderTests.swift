import Testing
import UIKit

extension OneWorld {
  /// Who has the keyboard, and who gives it up.
  @MainActor
  struct ResponderTests {
    private final class Willing: UIResponder {
      var gives = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { gives }
    }

    private let first = Willing()
    private let second = Willing()
    private let phone = Phone()

    // DOC (canBecomeFirstResponder): a responder refuses unless it says otherwise.
    @Test func plainRespondersRefuse() {
      for responder in [UIResponder(), UIView(), A()] {
        #expect(!responder.becomeFirstResponder() && !responder.isFirstResponder)
        #expect(responder.next == nil && responder.canResignFirstResponder)
      }
    }

    @Test func oneGivesUpForTheOther() {
      #expect(first.becomeFirstResponder() && first.becomeFirstResponder())
      #expect(first.isFirstResponder && second.becomeFirstResponder())
      #expect(!first.isFirstResponder && second.isFirstResponder)
      #expect(second.resignFirstResponder() && !second.isFirstResponder)
    }

    // DOC (canResignFirstResponder): who does not give up keeps it.
    @Test func whoDoesNotGiveUpKeepsIt() {
      first.gives = false
      #expect(first.becomeFirstResponder() && !second.becomeFirstResponder())
      #expect(!first.resignFirstResponder())
      #expect(first.isFirstResponder && first.becomeFirstResponder() && !second.isFirstResponder)
    }

    @Test func whoDoesNotHaveItTakesItFromNobody() {
      #expect(first.becomeFirstResponder())
      #expect(second.resignFirstResponder() && first.isFirstResponder)
    }
  }
}
