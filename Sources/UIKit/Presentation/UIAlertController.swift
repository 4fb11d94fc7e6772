/// A message to the user with the actions to choose from.
@MainActor
open class UIAlertController: UIViewController {
  /// Where an alert is shown.
  public enum Style: Int, Sendable {
    /// At the bottom, as a list of actions.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The message below the title.
  open var message: String?

  /// Where the alert is shown.
  open private(set) var preferredStyle: Style = .alert

  /// The actions, in the order of their adding.
  open private(set) var actions: [UIAlertAction] = []

  /// The action that the return key stands for.
  open var preferredAction: UIAlertAction?

  /// The text fields of an alert, or nil if it has none.
  open private(set) var textFields: [UITextField]?

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .custom
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// Adds a text field and has it set up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// The user chooses an action: the alert goes, then the action's handler runs.
  package func userTap(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(action) else { return }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }
}
