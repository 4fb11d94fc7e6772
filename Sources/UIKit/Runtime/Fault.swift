/// A misuse that UIKit answers with an Objective-C exception, which ends an app on a device.
///
/// Here the call had no effect and the app counts as crashed.
package struct Fault: Equatable, Sendable {
  /// What went wrong, in UIKit's words.
  package let reason: String

  /// When it happened, in virtual time since launch.
  package let time: Duration
}
