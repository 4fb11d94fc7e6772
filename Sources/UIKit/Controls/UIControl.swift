public import Foundation

/// A view that the user acts on.
///
/// Targets and actions are selectors, which Linux does not have: use `addAction(_:for:)`. The control
/// owns its actions, and they own what their closures capture.
@MainActor
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Makes events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes down on it.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger comes up on it: a tap.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger comes up beside it.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// Its value changes.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// Its main action is done.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Typing begins.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// Typing ends with the return key.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// Any touch.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// Any change of text.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// Anything.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// What state a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public let rawValue: UInt

    /// Makes a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: Self = []
    /// A finger is on it.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = Self(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = Self(rawValue: 1 << 2)
  }

  private struct Registration {
    let action: UIAction
    var events: Event
  }

  /// A Boolean value that tells whether the control can be used.
  open var isEnabled = true

  /// A Boolean value that tells whether the control is chosen.
  open var isSelected = false

  /// A Boolean value that tells whether a finger is on the control.
  open var isHighlighted = false

  private var registrations: [Registration] = []

  /// Makes a control with a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control whose main action is given.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What state the control is in.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adds an action for events.
  ///
  /// One of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(action: action, events: controlEvents))
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action of a name from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in registrations.indices
    where registrations[index].action.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Does an action for this control.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(from: self)
  }

  /// Does what is registered for events, in the order of adding.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  /// The events of the control's main action, which a tap sends.
  var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// The user taps the control.
  ///
  /// Nothing happens if it cannot be used or is not seen.
  package func userTap() {
    guard isEnabled, isSeen else { return }
    sendActions(for: tapEvents)
  }
}

extension UIView {
  /// A Boolean value that tells whether neither this view nor one around it is hidden or untouchable.
  package var isSeen: Bool {
    var view: UIView? = self
    while let present = view {
      if present.isHidden || present.alpha < 0.01 || !present.isUserInteractionEnabled {
        return false
      }
      view = present.storedSuperview
    }
    return true
  }
}
