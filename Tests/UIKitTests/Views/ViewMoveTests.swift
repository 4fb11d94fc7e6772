import Testing
import UIKit

extension OneWorld {
  /// Views that come and go, and what they are told of it.
  @MainActor
  struct ViewMoveTests {
    /// A view that writes down what it is told.
    private final class Told: UIView {
      var events: [String] = []

      override func didAddSubview(_ subview: UIView) { events.append("added") }
      override func willRemoveSubview(_ subview: UIView) { events.append("removes") }
      override func willMove(toSuperview view: UIView?) {
        events.append(view == nil ? "leaves" : "enters")
      }
      override func didMoveToSuperview() {
        events.append(superview == nil ? "left" : "entered")
      }
      override func willMove(toWindow window: UIWindow?) {
        events.append(window == nil ? "leaves window" : "enters window")
      }
      override func didMoveToWindow() {
        events.append(window == nil ? "left window" : "entered window")
      }

      /// What it was told since it was last asked.
      var latest: [String] {
        defer { events = [] }
        return events
      }
    }

    private let box = Told()
    private let view = Told()
    private let inner = Told()
    private let phone = Phone(showing: A())

    init() {
      view.addSubview(inner)
      _ = (view.latest, inner.latest)
    }

    @Test func bothAreToldOfAddingAndRemoving() {
      box.addSubview(view)
      #expect(view.latest == ["enters", "entered"] && box.latest == ["added"])
      view.removeFromSuperview()
      #expect(view.latest == ["leaves", "left"] && box.latest == ["removes"])
      #expect(inner.latest == [])
    }

    @Test func everyViewIsToldOfItsWindow() {
      phone.window.addSubview(view)
      #expect(view.latest == ["enters", "enters window", "entered window", "entered"])
      #expect(inner.latest == ["enters window", "entered window"])
      view.removeFromSuperview()
      #expect(view.latest == ["leaves", "leaves window", "left window", "left"])
      #expect(inner.latest == ["leaves window", "left window"])
    }

    @Test func moveInsideOneWindowIsNoneOfTheWindow() {
      phone.window.addSubview(box)
      phone.window.addSubview(view)
      _ = (view.latest, box.latest, inner.latest)
      box.addSubview(view)
      #expect(view.latest == ["enters", "entered"] && inner.latest == [])
    }

    @Test func oldParentIsToldWhenItsViewGoesElsewhere() {
      let other = Told()
      box.addSubview(view)
      _ = box.latest
      other.addSubview(view)
      #expect(box.latest == ["removes"] && box.subviews == [] && other.latest == ["added"])
    }

    @Test func whatHasNoParentIsNotRemoved() {
      view.removeFromSuperview()
      #expect(view.latest == [])
    }

    // DOC (insertSubview(_:at:)): index 0 is the back.
    @Test func placesAreCountedFromTheBack() {
      let (a, b, c) = (UIView(), UIView(), UIView())
      box.insertSubview(b, at: 5)
      box.insertSubview(a, at: 0)
      box.insertSubview(c, at: 2)
      #expect(box.subviews == [a, b, c])
      box.insertSubview(c, at: -1)
      #expect(box.subviews == [c, a, b])
      box.addSubview(c)
      #expect(box.subviews == [a, b, c])
    }

    @Test func unknownSiblingIsNoPlace() {
      let (a, b, c) = (UIView(), UIView(), UIView())
      box.addSubview(a)
      box.insertSubview(b, aboveSubview: UIView())
      box.insertSubview(c, belowSubview: UIView())
      #expect(box.subviews == [a, b, c])
      box.bringSubviewToFront(inner)
      box.sendSubviewToBack(inner)
      #expect(box.subviews == [a, b, c])
      box.sendSubviewToBack(c)
      box.insertSubview(b, aboveSubview: c)
      #expect(box.subviews == [c, b, a])
    }

    // DOC (isDescendant(of:)): a view is one of itself.
    @Test func viewsAreFoundInTheTree() {
      box.addSubview(view)
      inner.tag = 7
      #expect(inner.isDescendant(of: box) && inner.isDescendant(of: inner))
      #expect(!box.isDescendant(of: inner))
      #expect(box.viewWithTag(7) === inner && inner.viewWithTag(7) === inner)
      #expect(box.viewWithTag(8) == nil && box.viewWithTag(0) === box)
      #expect(inner.window == nil && phone.window.window === phone.window)
    }

    @Test func responderAfterAViewIsItsParent() {
      box.addSubview(view)
      #expect(view.next === box && box.next == nil)
    }

    // DOC (tintColor): without a colour of its own a view has its parent's.
    @Test func tintIsInherited() {
      box.addSubview(view)
      expect(inner.tintColor, is: .systemBlue)
      box.tintColor = .red
      expect(inner.tintColor, is: .red)
      inner.tintColor = .green
      expect(inner.tintColor, is: .green)
      expect(view.tintColor, is: .red)
      inner.tintColor = nil
      expect(inner.tintColor, is: .red)
    }
  }
}
