public import Foundation

/// One row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// How a cell looks.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text, and another at the right.
    case value1 = 1
    /// A text at the left, and another.
    case value2 = 2
    /// A text, and another below it.
    case subtitle = 3
  }

  /// What stands at the right edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that there is more.
    case disclosureIndicator = 1
    /// A button, and a sign that there is more.
    case detailDisclosureButton = 2
    /// A mark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// Whether a line stands below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One.
    case singleLine = 1
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Blue; the same as `default`.
    case blue = 1
    /// Gray.
    case gray = 2
    /// As the system has it.
    case `default` = 3
  }

  /// The name under which the table keeps the cell for another use, or nil.
  open private(set) var reuseIdentifier: String?

  /// The view for the app's own views.
  open private(set) var contentView = UIView()

  /// The label of the text.
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  /// The label of the other text, or nil if the style has none.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()

  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// The content, given as a value.
  ///
  /// The stand-in shows that of a list.
  public var contentConfiguration: (any UIContentConfiguration)?

  /// What stands at the right edge.
  open var accessoryType: AccessoryType = .none

  /// A view at the right edge.
  open var accessoryView: UIView?

  /// How the cell shows that it is selected.
  open var selectionStyle: SelectionStyle = .default

  /// A Boolean value that tells whether the cell is selected.
  open var isSelected = false

  /// A Boolean value that tells whether a finger is on the cell.
  open var isHighlighted = false

  private let style: CellStyle

  /// The name of the cell that a table is making.
  private static var identifierInTheMaking: String?

  /// Makes a cell of a style.
  ///
  /// A table makes the cells of a registered class by this, so a subclass that sets itself up does it
  /// in an override.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a cell of the usual style.
  ///
  /// Swift makes an object of a class that is known only when the app runs by a required initializer
  /// alone; this one, which any class that has its superclass's initializers has too, leads to the
  /// class's own `init(style:reuseIdentifier:)`.
  public required convenience init() {
    self.init(style: .default, reuseIdentifier: Self.identifierInTheMaking)
  }

  /// Makes a cell of a registered class.
  static func make(_ type: UITableViewCell.Type, for identifier: String) -> UITableViewCell {
    identifierInTheMaking = identifier
    defer { identifierInTheMaking = nil }
    return type.init()
  }

  /// Makes a cell from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The cell is about to be used for another row.
  open func prepareForReuse() {}

  /// Selects the cell, or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// The content of a list's cell, for the app to fill and set.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    .cell()
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }
}
