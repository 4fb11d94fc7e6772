public import Foundation

/// One thing that the user can choose in an alert.
@MainActor
open class UIAlertAction: NSObject {
  /// What kind of choice an action is.
  public enum Style: Int, Sendable {
    /// Any other.
    case `default` = 0
    /// Leaves things as they are.
    case cancel = 1
    /// Changes or deletes data.
    case destructive = 2
  }

  /// The action's title.
  open private(set) var title: String?

  /// What kind of choice the action is.
  open private(set) var style: Style

  /// A Boolean value that tells whether the action can be chosen.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Makes an action.
  ///
  /// It owns what its handler captures.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
