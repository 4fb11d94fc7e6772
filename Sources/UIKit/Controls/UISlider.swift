/// A control for a value on a line.
@MainActor
open class UISlider: UIControl {
  /// The value, kept between the least and the greatest.
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }

  /// The least value, to which a lesser value is raised.
  open var minimumValue: Float = 0 {
    didSet { value = max(value, minimumValue) }
  }

  /// The greatest value, to which a greater value is lowered.
  open var maximumValue: Float = 1 {
    didSet { value = min(value, maximumValue) }
  }

  /// Sets the value.
  ///
  /// Nobody is told.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  override var tapEvents: Event { [] }

  /// The user moves the knob.
  package func userMove(to value: Float) {
    guard isEnabled, isSeen else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }
}
