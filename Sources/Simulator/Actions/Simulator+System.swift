public import Foundation
import UIKit

extension Simulator {
  /// Opens a link in the running app: by its scheme, or as a universal link if it is a web address.
  ///
  /// - Parameter url: The link.
  /// - Throws: `ActionError.crashed`.
  public func open(_ url: URL) throws(ActionError) {
    try requireRunning()
    act { launch.open(Link(url)) }
  }

  /// Opens a link in the running app.
  ///
  /// - Parameter link: The link's text.
  /// - Throws: `ActionError.notAURL` or `.crashed`.
  public func open(_ link: String) throws(ActionError) {
    try open(Self.url(link))
  }

  /// Opens a link in the running app a tenth of a second after the user has begun something, so that
  /// it comes while that is in motion.
  ///
  /// - Parameters:
  ///   - link: The link's text.
  ///   - action: What the user does: a tap, a choice of a tab.
  /// - Throws: `ActionError.notAURL` or `.crashed`, and what the action throws.
  public func open(
    _ link: String,
    during action: () throws(ActionError) -> Void
  ) throws(ActionError) {
    try requireRunning()
    let link = Link(try Self.url(link))
    interruption = { [unowned self] in launch.open(link) }
    defer { interruption = nil }
    try action()
  }

  /// Ends the app and launches it again, by a link if there is one.
  ///
  /// - Parameter link: The link's text.
  /// - Throws: `ActionError.notAURL`.
  func relaunch(opening link: String?) throws(ActionError) {
    guard let link else { return relaunch() }
    relaunch(opening: try Self.url(link))
  }

  /// Leaves the app in the background, as the user does by going to the home screen.
  ///
  /// - Throws: `ActionError.crashed`.
  public func leave() throws(ActionError) {
    try requireRunning()
    act { launch.enterBackground() }
  }

  /// A Boolean value that tells whether the user has left the app.
  var isInBackground: Bool { launch.scene.activationState == .background }

  /// Comes back to the app.
  ///
  /// - Throws: `ActionError.crashed`.
  public func comeBack() throws(ActionError) {
    try requireRunning()
    act { launch.enterForeground() }
  }

  /// Lets time pass.
  ///
  /// What is in motion afterwards stays so.
  ///
  /// - Parameter duration: How much virtual time passes.
  public func advance(by duration: Duration) {
    observe()
    launch.runtime.advance(by: duration)
    observe()
  }

  /// Lets the app's asynchronous code run, and time pass, until nothing is in motion.
  ///
  /// Tasks that wait for something that never comes are not waited for.
  public func settle() async {
    await withCheckedContinuation { continuation in
      Settling(turn: launch.runtime.settle, finish: { continuation.resume() }).nextTurn()
    }
    observe()
  }

  private static func url(_ text: String) throws(ActionError) -> URL {
    guard let url = URL(string: text), url.scheme != nil else { throw .notAURL(text) }
    return url
  }
}
