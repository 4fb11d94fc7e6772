import Testing
import UIKit

extension OneWorld {
  /// Gesture recognizers, their views and what they ask.
  @MainActor
  struct GestureTests {
    private final class Bare: NSObject, UIGestureRecognizerDelegate {}

    private let view = UIView()
    private let tap = UITapGestureRecognizer()
    private let pan = UIPanGestureRecognizer()

    // DOC (gestureRecognizers): setting them attaches each to the view.
    @Test func recognizersAreSetTogether() {
      #expect(view.gestureRecognizers == nil)
      view.gestureRecognizers = [tap]
      #expect(tap.view === view)
      view.gestureRecognizers = [pan]
      #expect(pan.view === view && tap.view == nil && view.gestureRecognizers == [pan])
      view.gestureRecognizers = nil
      #expect(pan.view == nil && view.gestureRecognizers == nil)
    }

    @Test func recognizerIsRemovedByItsOwnViewAlone() {
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(pan)
      UIView().removeGestureRecognizer(tap)
      #expect(tap.view === view)
      view.removeGestureRecognizer(tap)
      #expect(tap.view == nil && view.gestureRecognizers == [pan])
    }

    @Test func recognizerOwnsNoView() {
      weak var lost: UIView?
      do {
        let view = UIView()
        lost = view
        view.addGestureRecognizer(tap)
      }
      #expect(lost == nil && tap.view == nil)
    }

    // DOC (UIGestureRecognizerDelegate): what is meant when a method is missing.
    @Test func withoutAnswersEachGestureGoesItsOwnWay() {
      let bare = Bare()
      expect(bare.gestureRecognizerShouldBegin(tap), is: true)
      expect(bare.gestureRecognizer(tap, shouldReceive: UITouch()), is: true)
      expect(bare.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan), is: false)
      expect(bare.gestureRecognizer(tap, shouldRequireFailureOf: pan), is: false)
      expect(bare.gestureRecognizer(tap, shouldBeRequiredToFailBy: pan), is: false)
    }

    @Test func recognizedIsTheEndOfAGesture() {
      expect(UIGestureRecognizer.State.recognized, is: .ended)
      expect(tap.state, is: .possible)
    }
  }
}
