/// A control for a value that goes up and down in steps.
@MainActor
open class UIStepper: UIControl {
  /// The value, kept between the least and the greatest.
  open var value: Double = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }

  /// The least value.
  open var minimumValue: Double = 0

  /// The greatest value.
  open var maximumValue: Double = 100

  /// How much one step is.
  open var stepValue: Double = 1

  override var tapEvents: Event { [] }

  /// The user takes steps, up or, if negative, down.
  package func userStep(_ steps: Int) {
    guard isEnabled, isSeen else { return }
    value += Double(steps) * stepValue
    sendActions(for: .valueChanged)
  }
}
