/// One message that UIKit sent to the app's code, noted by the sender.
///
/// It is noted before it is sent, so a subclass that forgets `super` is in the log all the same.
package struct Callback: Equatable, Sendable, CustomStringConvertible {
  /// The message's name without its labels, such as `viewDidLoad` or `willShow`.
  package let name: String

  /// The receiver's type, such as `SignInViewController`.
  package let subject: String

  /// The receiver itself.
  ///
  /// Its memory may have been given to another object since.
  package let identity: ObjectIdentifier

  /// What tells this message from others of its name, such as the parent of `willMove`.
  package let detail: String?

  /// When it was sent, in virtual time since launch.
  package let time: Duration

  /// The message as the log shows it: `SignInViewController.willMove(toParent: nil)`.
  package var description: String {
    "\(subject).\(name)" + (detail.map { "(\($0))" } ?? "")
  }
}
