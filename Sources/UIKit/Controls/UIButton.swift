public import Foundation

/// A control with a title or an image that does something when tapped.
@MainActor
open class UIButton: UIControl {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    /// Without looks of its own.
    case custom = 0
    /// As the system's buttons.
    case system = 1
    /// An i in a circle, leading to details.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// An x that closes.
    case close = 7
  }

  /// What kind of button this is.
  open private(set) var buttonType: ButtonType = .custom

  /// The looks, given as a whole.
  ///
  /// Its title comes before the one set for a state.
  public var configuration: Configuration?

  /// Brings the configuration up to date with the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)?

  /// The menu of the button.
  ///
  /// Kept, not shown.
  open var menu: UIMenu?

  /// The label that shows the title.
  open private(set) lazy var titleLabel: UILabel? = ButtonLabel(self)

  /// The view that shows the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// Makes a button with a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button with a rectangle and what a tap does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    takeLooks(of: primaryAction)
  }

  /// Makes a button from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a kind, with its title, image and what a tap does from an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Makes a button of given looks, with what a tap does from an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
    if configuration.title == nil { self.configuration?.title = title(for: .normal) }
  }

  private func takeLooks(of action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { configuration?.title = title }
  }

  /// The title for a state, or nil.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
  }

  /// The image for a state, or nil.
  open func image(for state: State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
  }

  /// The colour of the title for a state, or nil.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// The title that the button shows.
  open var currentTitle: String? {
    configuration?.title ?? title(for: state)
  }

  /// The image that the button shows.
  open var currentImage: UIImage? {
    configuration?.image ?? image(for: state)
  }

  /// Asks for the configuration to be brought up to date.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
  }
}

/// The label inside a button, which says what the button says.
@MainActor
private final class ButtonLabel: UILabel {
  private weak var button: UIButton?

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var text: String? {
    get { button?.currentTitle }
    set {}
  }
}
