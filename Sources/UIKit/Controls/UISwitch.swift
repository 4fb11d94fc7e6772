/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  /// A Boolean value that tells whether the switch is on.
  open var isOn = false

  /// The colour while the switch is on.
  open var onTintColor: UIColor?

  /// Turns the switch on or off.
  ///
  /// Nobody is told (Apple's documentation).
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override var tapEvents: Event { .valueChanged }

  /// The user turns the switch over.
  package override func userTap() {
    guard isEnabled, isSeen else { return }
    isOn.toggle()
    super.userTap()
  }
}
