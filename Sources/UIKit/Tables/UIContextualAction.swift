public import Foundation

/// Something that a swipe over a row offers.
@MainActor
open class UIContextualAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// Any other.
    case normal = 0
    /// Deletes or changes data.
    case destructive = 1
  }

  /// What the action does.
  ///
  /// It is given the action, a view, and a closure to call with the outcome.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  open private(set) var style: Style

  /// The action's title.
  open var title: String?

  /// The action's image.
  open var image: UIImage?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// The colour behind the action.
  open var backgroundColor: UIColor! = .systemGray

  /// What the action does.
  open private(set) var handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
