import Testing
import UIKit

/// The values that Apple's headers give to option sets and the like; apps keep them in files and sums.
@Suite struct ConstantTests {
  @Test func controlEventsAndStates() {
    let events: [UIControl.Event] = [
      .touchDown, .touchUpInside, .touchUpOutside, .valueChanged, .primaryActionTriggered,
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    expect(events, bits: [0, 6, 7, 12, 13, 16, 17, 18, 19])
    expect([.highlighted, .disabled, .selected] as [UIControl.State], bits: [0, 1, 2])
  }

  @Test func autoresizingMasks() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    expect(masks, bits: [0, 1, 2, 3, 4, 5])
  }

  @Test func animationOptions() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions, .curveEaseIn, .curveEaseOut,
      .transitionFlipFromLeft, .transitionFlipFromRight,
    ]
    expect(options, bits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 20, 21])
    #expect(UIView.AnimationOptions.curveLinear == [.curveEaseIn, .curveEaseOut])
    let flips: UIView.AnimationOptions = [.transitionFlipFromLeft, .transitionFlipFromRight]
    #expect(UIView.AnimationOptions.transitionCurlUp == flips)
    #expect(UIView.AnimationOptions.transitionCurlDown.rawValue == 4 << 20)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(UIView.AnimationOptions.transitionFlipFromTop.rawValue == 6 << 20)
    #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
  }

  @Test func edgesAndCorners() {
    expect([.top, .left, .bottom, .right] as [UIRectEdge], bits: [0, 1, 2, 3])
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    expect(corners, bits: [0, 1, 2, 3])
  }

  @Test func directions() {
    let swipes: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    expect(swipes, bits: [0, 1, 2, 3])
    let turns: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    expect(turns, bits: [1, 2, 3, 4])
  }

  @Test func menusAndCollections() {
    let options: [UIMenu.Options] = [.displayInline, .destructive, .singleSelection]
    expect(options, bits: [0, 1, 5])
    let attributes: [UIMenuElement.Attributes] = [.disabled, .destructive, .hidden]
    expect(attributes, bits: [0, 1, 2])
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    expect(positions, bits: [0, 1, 2, 3, 4, 5])
  }

  @MainActor
  @Test func weightsLevelsAndPriorities() {
    #expect(UIFont.Weight.regular.rawValue == 0)
    #expect(UIFont.Weight.thin.rawValue < UIFont.Weight.light.rawValue)
    #expect(UIFont.Weight.medium.rawValue < UIFont.Weight.semibold.rawValue)
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UISegmentedControl.noSegment == -1)
  }

  /// Expects each option to be one bit, in the order of the two lists.
  private func expect<Option: OptionSet>(_ options: [Option], bits: [Int])
  where Option.RawValue == UInt {
    #expect(options.map(\.rawValue) == bits.map { UInt(1) << UInt($0) })
  }
}
