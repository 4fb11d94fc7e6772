import Testing
import UIKit

extension OneWorld {
  /// What stands in a stack view, and in which order.
  @MainActor
  struct StackViewTests {
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    @Test func viewsStandInTheOrderGiven() {
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.insertArrangedSubview(c, at: 1)
      #expect(stack.arrangedSubviews == [a, c, b])
      #expect(Set(stack.subviews) == [a, b, c])
    }

    // DOC (addArrangedSubview(_:)): a view that is arranged already moves.
    @Test func arrangedViewMoves() {
      let stack = UIStackView(arrangedSubviews: [a, b, c])
      stack.insertArrangedSubview(c, at: 0)
      #expect(stack.arrangedSubviews == [c, a, b])
      stack.addArrangedSubview(c)
      #expect(stack.arrangedSubviews == [a, b, c] && stack.subviews == [a, b, c])
    }

    // DOC (insertArrangedSubview(_:at:)): a subview that is not arranged only becomes so.
    @Test func subviewStaysInItsPlaceWhenItIsArranged() {
      let stack = UIStackView(arrangedSubviews: [b])
      stack.insertSubview(a, at: 0)
      stack.addArrangedSubview(a)
      #expect(stack.arrangedSubviews == [b, a] && stack.subviews == [a, b])
    }

    @Test func viewLeavesTheStackThatItWasIn() {
      let (stack, other) = (UIStackView(arrangedSubviews: [a, b]), UIStackView())
      other.addArrangedSubview(a)
      #expect(stack.arrangedSubviews == [b] && other.arrangedSubviews == [a])
      #expect(stack.subviews == [b] && a.superview === other)
    }

    @Test func topAndBottomAreTheEndsOfARow() {
      expect(UIStackView.Alignment.top, is: .leading)
      expect(UIStackView.Alignment.bottom, is: .trailing)
      expect(UIStackView().axis, is: .horizontal)
    }
  }
}
