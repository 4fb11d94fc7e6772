public import Foundation

/// Several changes that are animated as one, and a closure that runs when they have ended.
///
/// QuartzCore has it on a device. It is how code learns of the end of a push, which has no completion:
/// the closure runs when whatever was in motion at `commit()` has come to rest, or at once if nothing
/// was. The stand-in keeps durations and does not use them.
///
/// Apple's is not bound to the main actor; the stand-in's is, as what it waits for.
@MainActor
open class CATransaction: NSObject {
  private struct Group {
    var completion: (() -> Void)?
    var duration: TimeInterval = 0.25
    var disablesActions = false
  }

  private static var groups: [Group] = []

  /// Begins a group of changes, inside the one before.
  open class func begin() {
    groups.append(Group())
  }

  /// Ends the innermost group of changes.
  open class func commit() {
    guard let completion = groups.popLast()?.completion else { return }
    Runtime.current.whenAtRest(completion)
  }

  /// Makes the changes that wait.
  ///
  /// The stand-in makes them in a turn of its loop.
  open class func flush() {}

  /// The closure that runs when the changes have ended, or nil.
  open class func completionBlock() -> (() -> Void)? { groups.last?.completion }

  /// Sets the closure that runs when the changes have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  /// How long the changes take, in seconds.
  open class func animationDuration() -> TimeInterval { groups.last?.duration ?? 0.25 }

  /// Sets how long the changes take, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {
    change { $0.duration = dur }
  }

  /// A Boolean value that tells whether changes to layers are not animated.
  open class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

  /// Sets whether changes to layers are not animated.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  private static func change(_ edit: (inout Group) -> Void) {
    guard let last = groups.indices.last else { return }
    edit(&groups[last])
  }
}

extension Runtime {
  /// Runs an action when what is in motion now has come to rest, or at once if nothing is.
  ///
  /// A transition that waits for the layout pass is in motion too, so its end is looked for after it.
  fileprivate func whenAtRest(_ action: @escaping () -> Void) {
    guard !isSettled else { return action() }
    schedule(after: .zero) { [self] in
      guard let last = timeline.lastDue else { return action() }
      schedule(after: last - now) { action() }
    }
  }
}
