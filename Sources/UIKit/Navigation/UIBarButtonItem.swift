public import Foundation

/// A button in a navigation or tool bar.
///
/// Its target and action are a selector, which Linux does not have: use `primaryAction`. The item owns
/// its action, and the action owns what its closure captures.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As any other.
    case plain = 0
    /// Stressed, for the end of a task.
    case done = 2
  }

  /// A button that the system has a picture and a name for.
  public enum SystemItem: Int, Sendable {
    /// Ends a task.
    case done = 0
    /// Leaves things as they were.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Saves.
    case save = 3
    /// Adds.
    case add = 4
    /// A space that takes what is left.
    case flexibleSpace = 5
    /// A space of a width.
    case fixedSpace = 6
    /// Writes a message.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shares.
    case action = 9
    /// Files away.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads anew.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back fast.
    case rewind = 19
    /// Goes on fast.
    case fastForward = 20
    /// Takes back.
    case undo = 21
    /// Does again.
    case redo = 22
    /// Closes.
    case close = 24
  }

  /// How the button looks.
  open var style: Style = .plain

  /// The width, or 0 for what the content needs.
  open var width: CGFloat = 0

  /// A view instead of the button.
  open var customView: UIView?

  /// What a tap does.
  ///
  /// Setting it gives the button the action's title and image where it has any.
  open var primaryAction: UIAction? {
    didSet { takeLooks() }
  }

  /// The colour of the button, or nil for the bar's.
  open var tintColor: UIColor?

  /// The menu of the button.
  ///
  /// Kept, not shown.
  open var menu: UIMenu?

  /// What the system calls the button, if it is one of its own.
  package private(set) var systemItem: SystemItem?

  /// Makes an item without a content.
  public override init() {
    super.init()
  }

  /// Makes an item from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a button with a title, an image and what a tap does.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    takeLooks()
  }

  /// Makes one of the system's buttons.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    if systemItem == .done { style = .done }
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a space that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Makes a space of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func takeLooks() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
  }

  /// The user taps the button.
  package func userTap() {
    guard isEnabled, let primaryAction, !primaryAction.attributes.contains(.disabled) else {
      return
    }
    primaryAction.perform(from: self)
  }
}
