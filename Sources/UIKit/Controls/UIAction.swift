/// Something the user can do, with what it does as a closure.
///
/// The action owns what the closure captures.
@MainActor
open class UIAction: UIMenuElement {
  /// A name for an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name's text.
    public let rawValue: String

    /// Makes a name from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The action's name.
  ///
  /// A control has at most one action of a name for one event.
  open private(set) var identifier: Identifier

  /// A title that tells more.
  open var discoverabilityTitle: String?

  /// What is special about the action.
  open var attributes: UIMenuElement.Attributes

  /// Whether a mark stands before the action in a menu.
  open var state: UIMenuElement.State

  /// The control or item that the action is being done for, or nil.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void
