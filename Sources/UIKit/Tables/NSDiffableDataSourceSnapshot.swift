/// The sections and items of a list at one time, as a value.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [Section] = []

  private struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  /// Makes a snapshot of nothing.
  public init() {}

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.identifier == identifier }?.items ?? []
  }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(identifier: $0) }
  }

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place =
      sectionIdentifier.map { wanted in sections.firstIndex { $0.identifier == wanted } }
      ?? sections.indices.last
    guard let place else { return }
    sections[place].items += identifiers
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for place in sections.indices { sections[place].items.removeAll(where: gone.contains) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    sections = []
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The item at a place, for the data sources of tables and collections; nil if there is none.
  func itemIdentifier(inSection section: Int, at place: Int) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[section])
    return items.indices.contains(place) ? items[place] : nil
  }
}
