import Testing
import UIKit

extension OneWorld {
  /// When views are laid out, and in which order.
  @MainActor
  struct LayoutTests {
    private static var order: [String] = []

    private final class Named: UIView {
      var name = ""
      override func layoutSubviews() { LayoutTests.order.append(name) }
    }

    private let outer = Named()
    private let middle = Named()
    private let inner = Named()
    private let phone = Phone(showing: A())

    init() {
      (outer.name, middle.name, inner.name) = ("outer", "middle", "inner")
      outer.addSubview(middle)
      middle.addSubview(inner)
      phone.window.addSubview(outer)
      Self.order = []
    }

    private func order(_ change: () -> Void) -> [String] {
      Self.order = []
      change()
      return Self.order
    }

    // DOC (layoutIfNeeded()): at once, parents first.
    @Test func parentsComeBeforeTheirChildren() {
      #expect(order { outer.layoutIfNeeded() } == ["outer", "middle", "inner"])
      #expect(order { outer.layoutIfNeeded() } == [])
    }

    @Test func neededLayoutWaitsForTheTurn() {
      phone.runtime.turn()
      #expect(order { inner.setNeedsLayout() } == [])
      #expect(order { phone.runtime.turn() } == ["inner"])
    }

    @Test func newSubviewAsksForLayoutOfBoth() {
      phone.runtime.turn()
      let added = Named()
      added.name = "added"
      #expect(order { middle.addSubview(added) } == [])
      #expect(order { phone.runtime.turn() } == ["middle", "added"])
    }

    // A view that was laid out elsewhere is laid out again when something inside it asks for it there.
    @Test func layoutAskedForOutsideTheTreeComesWithIt() {
      phone.runtime.turn()
      middle.removeFromSuperview()
      inner.setNeedsLayout()
      outer.addSubview(middle)
      #expect(order { phone.runtime.turn() } == ["outer", "inner"])
    }

    @Test func freshViewIsLaidOutOnce() {
      let fresh = Named()
      fresh.name = "fresh"
      #expect(order { fresh.layoutIfNeeded() } == ["fresh"])
      #expect(order { fresh.layoutIfNeeded() } == [])
    }

    // DOC (viewWillLayoutSubviews(), viewDidLayoutSubviews()): before and after the view's layout.
    @Test func controllerIsToldBeforeAndAfter() {
      final class Host: UIViewController {
        override func loadView() {
          let own = Named()
          own.name = "layout"
          view = own
        }
        override func viewWillLayoutSubviews() { LayoutTests.order.append("will") }
        override func viewDidLayoutSubviews() { LayoutTests.order.append("did") }
      }
      let host = Host()
      phone.show(host)
      host.view.setNeedsLayout()
      #expect(order { phone.runtime.turn() } == ["will", "layout", "did"])
    }

    // DOC (invalidateIntrinsicContentSize()): the parent has to place the view anew.
    @Test func newSizeOfContentIsTheParentsMatter() {
      phone.runtime.turn()
      inner.invalidateIntrinsicContentSize()
      #expect(order { phone.runtime.turn() } == ["middle"])
    }
  }
}
