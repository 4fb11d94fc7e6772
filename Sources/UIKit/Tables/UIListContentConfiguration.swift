/// The content of a row: a text, another below it, an image.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The text.
  public var text: String?

  /// The text below it.
  public var secondaryText: String?

  /// The image.
  public var image: UIImage?

  private init() {}

  /// The content of a row with a text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a row with a text and another below it.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a row with a text and another at the right.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
