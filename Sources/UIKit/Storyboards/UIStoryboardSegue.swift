public import Foundation

/// A way from one controller to another that is known before the app runs.
///
/// Storyboards cannot be read here, so segues are made in code; they are in the stand-in to be compared
/// with coordinators.
@MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's name, or nil.
  open private(set) var identifier: String?

  /// The controller that the way begins at.
  open private(set) var source: UIViewController

  /// The controller that the way leads to.
  open private(set) var destination: UIViewController

  private let performHandler: (() -> Void)?

  /// Makes a segue without a way of showing: a subclass overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// Makes a segue with a way of showing.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Shows the destination.
  open func perform() {
    performHandler?()
  }
}
