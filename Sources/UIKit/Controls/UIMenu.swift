/// A list of actions.
///
/// The stand-in keeps it and shows none.
@MainActor
open class UIMenu: UIMenuElement {
  /// A name for a menu.
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

  /// How a menu looks.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand in the menu around it.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// It deletes or changes data.
    public static let destructive = Self(rawValue: 1 << 1)
    /// One of its elements is chosen.
    public static let singleSelection = Self(rawValue: 1 << 5)
  }

  /// The menu's name.
  open private(set) var identifier: Identifier

  /// How the menu looks.
  open private(set) var options: Options

  /// What the menu holds.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }
}
