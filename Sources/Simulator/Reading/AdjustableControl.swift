import UIKit

/// A slider or a stepper, with what setting it does.
@MainActor
struct AdjustableControl {
  /// How it is shown.
  let shown: Screen.Setting

  /// Moves it to a value; false if no finger can: it lies outside the range, or between two steps.
  let set: @MainActor (Double) -> Bool

  /// A slider.
  init(_ slider: UISlider) {
    let range = Double(slider.minimumValue)...Double(slider.maximumValue)
    shown = Screen.Setting(
      label: firstText(slider.accessibilityLabel) ?? "slider",
      kind: .slider,
      value: Double(slider.value),
      range: range,
      isEnabled: slider.isEnabled
    )
    set = { value in
      guard range.contains(value) else { return false }
      slider.userMove(to: Float(value))
      return true
    }
  }

  /// A stepper.
  init(_ stepper: UIStepper) {
    let range = stepper.minimumValue...stepper.maximumValue
    shown = Screen.Setting(
      label: firstText(stepper.accessibilityLabel) ?? "stepper",
      kind: .stepper,
      value: stepper.value,
      range: range,
      isEnabled: stepper.isEnabled
    )
    set = { value in
      let steps = (value - stepper.value) / stepper.stepValue
      guard range.contains(value), steps == steps.rounded(), abs(steps) < 1e6 else { return false }
      stepper.userStep(Int(steps))
      return true
    }
  }
}
