import Testing
import UIKit

extension OneWorld {
  /// The tree of views, its layout, its guides.
  @MainActor
  struct ViewTests {
    @Test func subviewsAreOwnedAndSuperviewsAreNot() {
      weak var outer: UIView?
      weak var lost: UIView?
      let inner = UIView()
      do {
        let (view, other) = (UIView(), UIView())
        (outer, lost) = (view, other)
        view.addSubview(inner)
        view.addSubview(other)
        #expect(lost != nil)
      }
      #expect(outer == nil && lost == nil && inner.superview == nil)
    }

    @Test func addingTakesAViewFromWhereItWas() {
      let (first, second, view) = (UIView(), UIView(), UIView())
      first.addSubview(view)
      second.addSubview(view)
      #expect(first.subviews == [] && second.subviews == [view] && view.superview === second)
    }

    @Test func viewsAreOrderedFromBackToFront() {
      let (stage, a, b, c) = (UIView(), UIView(), UIView(), UIView())
      stage.addSubview(b)
      stage.insertSubview(a, belowSubview: b)
      stage.insertSubview(c, aboveSubview: b)
      #expect(stage.subviews == [a, b, c])
      stage.bringSubviewToFront(a)
      #expect(stage.subviews == [b, c, a])
      stage.sendSubviewToBack(c)
      #expect(stage.subviews == [c, b, a])
    }

    @Test func windowIsFoundAndMovesAreTold() {
      final class Told: UIView {
        var windows: [UIWindow?] = []
        override func didMoveToWindow() { windows.append(window) }
      }
      let phone = Phone(showing: A())
      let (box, told) = (UIView(), Told())
      box.addSubview(told)
      phone.window.addSubview(box)
      box.removeFromSuperview()
      #expect(told.windows == [phone.window, nil])
    }

    @Test func layoutReachesOnlyWhatAsksForIt() {
      final class Counter: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
      }
      let phone = Phone(showing: A())
      let (outer, inner) = (Counter(), Counter())
      outer.addSubview(inner)
      phone.window.addSubview(outer)
      phone.runtime.turn()
      #expect(outer.count == 1 && inner.count == 1)
      inner.setNeedsLayout()
      phone.runtime.turn()
      #expect(outer.count == 1 && inner.count == 2)
      phone.runtime.turn()
      #expect(outer.count == 1 && inner.count == 2)
    }

    @Test func activeConstraintsAreKeptByTheirView() {
      let (box, view) = (UIView(), UIView())
      box.addSubview(view)
      let constraint = view.topAnchor.constraint(
        equalTo: box.safeAreaLayoutGuide.topAnchor,
        constant: 8
      )
      #expect(view.constraints == [])
      NSLayoutConstraint.activate([constraint])
      #expect(view.constraints == [constraint])
      #expect(constraint.firstItem === view && constraint.firstAttribute == .top)
      #expect(constraint.secondItem === box.safeAreaLayoutGuide && constraint.constant == 8)
      constraint.isActive = false
      #expect(view.constraints == [])
    }

    @Test func stackForgetsWhatIsRemoved() {
      let (first, second) = (UILabel(), UILabel())
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.removeArrangedSubview(first)
      #expect(stack.arrangedSubviews == [second] && stack.subviews == [first, second])
      second.removeFromSuperview()
      #expect(stack.arrangedSubviews == [] && stack.subviews == [first])
    }

    @Test func controllerIsTheNextResponderOfItsView() {
      let a = A()
      #expect(a.view.next === a)
    }
  }
}
