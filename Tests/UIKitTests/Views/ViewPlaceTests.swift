import Testing
import UIKit

extension OneWorld {
  /// Where views lie, and which of them a finger meets.
  @MainActor
  struct ViewPlaceTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    // DOC (frame, bounds, center): three ways to say the same.
    @Test func boundsAndCentreFollowTheFrame() {
      expect(view.bounds, is: CGRect(x: 0, y: 0, width: 30, height: 40))
      expect(view.center, is: CGPoint(x: 25, y: 40))
      expect(UIView().frame, is: .zero)
    }

    @Test func frameFollowsBoundsAndCentre() {
      view.center = CGPoint(x: 115, y: 220)
      expect(view.frame, is: CGRect(x: 100, y: 200, width: 30, height: 40))
      view.bounds = CGRect(x: 3, y: 4, width: 5, height: 6)
      expect(view.frame, is: CGRect(x: 100, y: 200, width: 5, height: 6))
      expect(view.bounds.origin, is: CGPoint(x: 3, y: 4))
    }

    // DOC (sizeThatFits(_:)): a plain view keeps its size; sizeToFit() takes the best one.
    @Test func viewTakesTheSizeThatFits() {
      final class Stamp: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
      }
      view.sizeToFit()
      expect(view.frame.size, is: CGSize(width: 30, height: 40))
      let stamp = Stamp(frame: view.frame)
      stamp.sizeToFit()
      expect(stamp.frame, is: CGRect(x: 10, y: 20, width: 7, height: 8))
    }

    // DOC (convert(_:to:)): nil stands for the window.
    @Test func placeInTheWindow() {
      let (phone, inner) = (
        Phone(showing: A()), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      )
      view.addSubview(inner)
      phone.window.frame.origin = CGPoint(x: 500, y: 500)
      phone.window.addSubview(view)
      expect(inner.convert(inner.bounds, to: nil), is: CGRect(x: 11, y: 22, width: 3, height: 4))
      expect(inner.convert(CGRect(x: 11, y: 22, width: 1, height: 1), from: nil).origin, is: .zero)
    }

    // DOC (hitTest(_:with:)): hidden, deaf or faint views are passed over, with all inside them.
    @Test func fingerMeetsOnlyWhatIsThere() {
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      let place = CGPoint(x: 5, y: 5)
      #expect(view.hitTest(place, with: nil) === inner)
      inner.isHidden = true
      #expect(view.hitTest(place, with: nil) === view)
      (inner.isHidden, inner.alpha) = (false, 0.005)
      #expect(view.hitTest(place, with: nil) === view)
      inner.alpha = 0.01
      #expect(view.hitTest(place, with: nil) === inner)
      view.isUserInteractionEnabled = false
      #expect(view.hitTest(place, with: nil) == nil)
    }

    @Test func viewIsMetInsideItsBounds() {
      #expect(view.point(inside: CGPoint(x: 29, y: 39), with: nil))
      #expect(!view.point(inside: CGPoint(x: 30, y: 0), with: nil))
      #expect(view.hitTest(CGPoint(x: 0, y: 40), with: nil) == nil)
    }

    // DOC (UILabel, UIImageView): touches go through them until the app says otherwise.
    @Test func labelsAndImagesAreDeaf() {
      let (image, coder) = (UIImage(), NSCoder())
      #expect(UIImageView(image: image).image === image)
      let views: [UIView?] = [
        UILabel(), UILabel(coder: coder), UIImageView(), UIImageView(image: image),
        UIImageView(coder: coder),
      ]
      expect(views.map { $0?.isUserInteractionEnabled }, is: Array(repeating: false, count: 5))
    }

    @Test func scrollingTellsTheDelegate() {
      final class Watcher: NSObject, UIScrollViewDelegate {
        var places: [CGPoint] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          places.append(scrollView.contentOffset)
        }
      }
      let (scroll, watcher) = (UIScrollView(), Watcher())
      scroll.delegate = watcher
      scroll.setContentOffset(CGPoint(x: 0, y: 8), animated: true)
      expect(watcher.places, is: [CGPoint(x: 0, y: 8)])
    }
  }
}
