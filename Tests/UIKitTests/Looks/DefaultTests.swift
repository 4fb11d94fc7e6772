import Testing
import UIKit

extension OneWorld {
  /// What a fresh object is like, as Apple's documentation says; code relies on what it never sets.
  @MainActor
  struct DefaultTests {
    @Test func views() {
      let (view, scroll, stack) = (UIView(), UIScrollView(), UIStackView())
      expect(view.isHidden, is: false)
      expect(view.isOpaque, is: true)
      expect(view.clipsToBounds, is: false)
      expect(view.isUserInteractionEnabled, is: true)
      expect(view.translatesAutoresizingMaskIntoConstraints, is: true)
      expect(view.isAccessibilityElement, is: false)
      expect(view.alpha, is: 1)
      expect(view.tag, is: 0)
      expect(scroll.isScrollEnabled, is: true)
      expect(scroll.isPagingEnabled, is: false)
      expect(scroll.alwaysBounceVertical, is: false)
      expect(scroll.showsVerticalScrollIndicator, is: true)
      expect(scroll.showsHorizontalScrollIndicator, is: true)
      expect(stack.isLayoutMarginsRelativeArrangement, is: false)
      expect(stack.spacing, is: 0)
    }

    @Test func intrinsicSizeIsNone() {
      expect(UIView.noIntrinsicMetric, is: -1)
      expect(UIView().intrinsicContentSize, is: CGSize(width: -1, height: -1))
    }

    @Test func layers() {
      let layer = CALayer()
      expect(layer.masksToBounds, is: false)
      expect(layer.cornerRadius, is: 0)
      expect(layer.zPosition, is: 0)
      expect(layer.borderWidth, is: 0)
      expect(layer.shadowOpacity, is: 0)
      expect(layer.shadowRadius, is: 3)
      expect(layer.shadowOffset, is: CGSize(width: 0, height: -3))
      expect(layer.opacity, is: 1)
    }

    @Test func transactions() {
      expect(CATransaction.disableActions(), is: false)
      expect(CATransaction.animationDuration(), is: 0.25)
      CATransaction.begin()
      expect(CATransaction.disableActions(), is: false)
      CATransaction.commit()
    }

    @Test func controls() {
      let (control, label, field, text) = (UIControl(), UILabel(), UITextField(), UITextView())
      expect(control.isEnabled, is: true)
      expect(control.isSelected, is: false)
      expect(control.isHighlighted, is: false)
      expect(label.isEnabled, is: true)
      expect(label.adjustsFontSizeToFitWidth, is: false)
      expect(label.adjustsFontForContentSizeCategory, is: false)
      expect(label.numberOfLines, is: 1)
      expect(field.isSecureTextEntry, is: false)
      expect(field.text, is: "")
      expect(text.isEditable, is: true)
      expect(text.isSelectable, is: true)
      expect(text.text, is: "")
      expect(UISwitch().isOn, is: false)
    }

    @Test func controlsWithAValue() {
      let (slider, stepper) = (UISlider(), UIStepper())
      expect(slider.value, is: 0)
      expect(slider.minimumValue, is: 0)
      expect(slider.maximumValue, is: 1)
      expect(stepper.value, is: 0)
      expect(stepper.minimumValue, is: 0)
      expect(stepper.maximumValue, is: 100)
      expect(stepper.stepValue, is: 1)
      expect(UISegmentedControl().selectedSegmentIndex, is: UISegmentedControl.noSegment)
      expect(UIPageControl().numberOfPages, is: 0)
      expect(UIPageControl().currentPage, is: 0)
      expect(UIPageControl().hidesForSinglePage, is: false)
      expect(UIProgressView().progress, is: 0)
      expect(UIRefreshControl().isRefreshing, is: false)
    }

    // DOC (UIActivityIndicatorView): hidden as long as it stands, however it was made.
    @Test(arguments: [UIActivityIndicatorView.Style.medium, .large])
    func wheelStandsAndIsHidden(style: UIActivityIndicatorView.Style) {
      let wheel = UIActivityIndicatorView(style: style)
      expect(wheel.hidesWhenStopped, is: true)
      expect(wheel.isAnimating, is: false)
      expect(wheel.isHidden, is: true)
      expect(wheel.style, is: style)
      expect(UIActivityIndicatorView(frame: .zero).isHidden, is: true)
    }

    @Test func buttonsLooks() {
      expect(UIButton.Configuration.plain().imagePadding, is: 0)
      expect(UIButton.Configuration.plain().showsActivityIndicator, is: false)
    }

    @Test func gestures() {
      let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
      expect(tap.isEnabled, is: true)
      expect(tap.cancelsTouchesInView, is: true)
      expect(tap.delaysTouchesBegan, is: false)
      expect(tap.delaysTouchesEnded, is: true)
      expect(tap.numberOfTouches, is: 0)
      expect(tap.numberOfTapsRequired, is: 1)
      expect(tap.numberOfTouchesRequired, is: 1)
      expect(press.numberOfTapsRequired, is: 0)
      expect(press.numberOfTouchesRequired, is: 1)
      expect(press.minimumPressDuration, is: 0.5)
      expect(press.allowableMovement, is: 10)
      expect(UIPanGestureRecognizer().minimumNumberOfTouches, is: 1)
      expect(UISwipeGestureRecognizer().numberOfTouchesRequired, is: 1)
      expect(UIPinchGestureRecognizer().scale, is: 1)
      expect(UIPinchGestureRecognizer().velocity, is: 0)
      expect(UIRotationGestureRecognizer().rotation, is: 0)
      expect(UIRotationGestureRecognizer().velocity, is: 0)
      expect(UITouch().tapCount, is: 0)
      expect(UITouch().timestamp, is: 0)
      expect(UIEvent().timestamp, is: 0)
    }

    @Test func animators() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      expect(animator.isRunning, is: false)
      expect(animator.isReversed, is: false)
      expect(animator.isUserInteractionEnabled, is: true)
      expect(animator.isInterruptible, is: true)
      expect(animator.pausesOnCompletion, is: false)
      expect(animator.delay, is: 0)
      expect(animator.fractionComplete, is: 0)
      expect(UISpringTimingParameters(dampingRatio: 1).initialVelocity, is: CGVector(dx: 0, dy: 0))
      expect(CGVector.zero, is: CGVector(dx: 0, dy: 0))
    }
  }
}
