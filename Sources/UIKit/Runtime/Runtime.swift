/// The world that an app lives in: its time, its layout passes, and the log of what UIKit sent.
///
/// Nothing sleeps. An animated change begins in a turn of the loop and ends when the host moves time
/// past its duration.
@MainActor
package final class Runtime {
  /// The one world there is.
  ///
  /// The Simulator replaces it at each launch.
  package private(set) static var current = Runtime()

  /// Virtual time since launch.
  package internal(set) var now: Duration = .zero

  /// What UIKit sent, oldest first.
  package var callbacks: [Callback] = []

  /// Who has been dismissed, first to last.
  package internal(set) var dismissed: [ObjectIdentifier] = []

  /// What UIKit would have written to the console, in its words.
  package var warnings: [String] = []

  /// The first misuse that would have ended the app, or nil.
  package private(set) var fault: Fault?

  /// The app's one application object.
  package let application = UIApplication()

  weak var firstResponder: UIResponder?
  var timeline = Timeline()
  var layoutPass = LayoutPass()
  var layoutDepth = 0
  var windowReferences: [WeakReference<UIWindow>] = []
  var presentations: [WeakReference<Presentation>] = []
  var animationsAtWork: [WeakReference<TransitionContext>] = []

  /// The device that there is in this world.
  package let device: Device

  /// What that device means for an interface.
  let traits: UITraitCollection

  private init(device: Device = .phone) {
    self.device = device
    traits = UITraitCollection(device: device)
  }

  /// Starts a new world at time zero.
  ///
  /// What the old one showed is taken down without a callback.
  @discardableResult
  package static func reset(device: Device = .phone) -> Runtime {
    current.endPresentations()
    current = Runtime(device: device)
    return current
  }

  /// The windows that are visible, in order of their showing.
  package var windows: [UIWindow] {
    windowReferences.compactMap(\.object).filter { !$0.isHidden }
  }

  /// The window that gets the keyboard, or nil.
  package var keyWindow: UIWindow? {
    windows.first { $0.isKeyWindow }
  }

  /// A Boolean value that tells whether nothing is in motion.
  ///
  /// A finger held in mid-swipe is not; an animation of the app's own is until it says that it has
  /// ended.
  package var isSettled: Bool {
    isAtRest && openAnimations.isEmpty
  }

  /// A Boolean value that tells whether nothing more will happen by itself.
  var isAtRest: Bool {
    layoutPass.isEmpty && timeline.isEmpty && !windows.contains { $0.hasDirtyLayout }
  }

  /// The app's own animations that no finger holds and that have not said that they have ended.
  var openAnimations: [TransitionContext] {
    animationsAtWork.compactMap(\.object).filter { !$0.isInteractive }
  }

  func note(_ name: String, to subject: AnyObject, _ detail: String? = nil) {
    callbacks.append(
      Callback(
        name: name,
        subject: typeName(of: subject),
        identity: ObjectIdentifier(subject),
        detail: detail,
        time: now
      )
    )
  }

  func warn(_ words: String) {
    warnings.append(words)
  }

  /// Records what UIKit raises as an exception.
  ///
  /// The first one stays.
  func raise(_ reason: String) {
    fault = fault ?? Fault(reason: reason, time: now)
  }

  private func endPresentations() {
    for presentation in presentations.compactMap(\.object) { presentation.abandon() }
  }
}
