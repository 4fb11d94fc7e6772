import Testing
import UIKit

extension OneWorld {
  /// Controls with a value: its limits, and who is told when the user changes it.
  @MainActor
  struct ValueTests {
    private func changes(of control: UIControl, during body: () -> Void) -> Int {
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      body()
      return count
    }

    // DOC (UISlider.minimumValue, maximumValue): a new limit takes the value with it.
    @Test func newLimitTakesTheValueWithIt() {
      let slider = UISlider()
      slider.maximumValue = 10
      slider.minimumValue = 2
      #expect(slider.value == 2)
      slider.value = 9
      slider.maximumValue = 5
      #expect(slider.value == 5)
      slider.setValue(1, animated: false)
      #expect(slider.value == 2)
    }

    @Test func hiddenSliderCannotBeMoved() {
      let slider = UISlider()
      slider.isHidden = true
      #expect(changes(of: slider) { slider.userMove(to: 0.5) } == 0 && slider.value == 0)
    }

    // DOC (UIStepper.value): beyond a limit the limit is taken.
    @Test func stepperStaysBetweenItsLimits() {
      let stepper = UIStepper()
      stepper.value = -1
      #expect(stepper.value == 0)
      stepper.userStep(101)
      #expect(stepper.value == 100)
      stepper.isEnabled = false
      #expect(changes(of: stepper) { stepper.userStep(-1) } == 0 && stepper.value == 100)
    }

    // DOC (UIProgressView.progress): pinned to 0 and 1.
    @Test func progressIsAShare() {
      let bar = UIProgressView()
      bar.setProgress(0.5, animated: true)
      #expect(bar.progress == 0.5)
      bar.progress = 2
      #expect(bar.progress == 1)
      bar.progress = -1
      #expect(bar.progress == 0)
    }

    // DOC (UIPageControl): pages are pinned to those that there are.
    @Test func pageIsOneOfThePages() {
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.currentPage = 1
      #expect(pages.currentPage == 1)
      pages.currentPage = 3
      #expect(pages.currentPage == 2)
      pages.currentPage = -1
      #expect(pages.currentPage == 0)
      pages.numberOfPages = -1
      #expect(pages.numberOfPages == 0)
    }

    @Test func switchThatCannotBeUsedStays() {
      let toggle = UISwitch()
      toggle.setOn(true, animated: true)
      let told = changes(of: toggle) {
        toggle.isHidden = true
        toggle.userTap()
        (toggle.isHidden, toggle.isEnabled) = (false, false)
        toggle.userTap()
      }
      #expect(told == 0 && toggle.isOn)
    }

    @Test func refreshingIsBegunAndEndedByCode() {
      let (list, refresh) = (UIScrollView(), UIRefreshControl())
      list.refreshControl = refresh
      let told = changes(of: refresh) {
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing && !list.userPullToRefresh())
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        refresh.isEnabled = false
        #expect(!list.userPullToRefresh())
        (refresh.isEnabled, refresh.isHidden) = (true, true)
        #expect(!list.userPullToRefresh())
        (refresh.isHidden, list.isScrollEnabled) = (false, false)
        #expect(!list.userPullToRefresh())
      }
      #expect(told == 0)
    }

    @Test func segmentsAreCountedFromTheLeft() {
      let control = UISegmentedControl(items: ["B", UIImage()])
      control.insertSegment(withTitle: "A", at: -1, animated: false)
      control.insertSegment(withTitle: "Z", at: 9, animated: false)
      control.insertSegment(withTitle: nil, at: 1, animated: false)
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
      #expect(titles == ["A", "", "B", "", "Z"])
      #expect(control.titleForSegment(at: 5) == nil && control.titleForSegment(at: -1) == nil)
      control.selectedSegmentIndex = 2
      control.removeAllSegments()
      #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
    }

    @Test func segmentIsChosenOnceAndOnlyIfItIsThere() {
      let control = UISegmentedControl(items: ["A", "B"])
      let told = changes(of: control) {
        control.userSelectSegment(at: 1)
        control.userSelectSegment(at: 1)
        control.userSelectSegment(at: 2)
        control.isEnabled = false
        control.userSelectSegment(at: 0)
        (control.isEnabled, control.isHidden) = (true, true)
        control.userSelectSegment(at: 0)
      }
      #expect(told == 1 && control.selectedSegmentIndex == 1)
    }

    // DOC (UIActivityIndicatorView.hidesWhenStopped).
    @Test func wheelIsSeenWhileItSpins() {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      #expect(wheel.isAnimating && !wheel.isHidden)
      wheel.stopAnimating()
      #expect(!wheel.isAnimating && wheel.isHidden)
      wheel.hidesWhenStopped = false
      #expect(!wheel.isHidden)
    }
  }
}
