import Foundation

/// What `swift-symbolgraph-extract` writes about a module, as far as names need it.
struct SymbolGraph: Decodable {
  private let symbols: [Symbol]
  private let relationships: [Relationship]

  private struct Symbol: Decodable {
    let identifier: Identifier
    let pathComponents: [String]

    struct Identifier: Decodable {
      let precise: String
    }
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    /// The overridden member's name, where another module declares it.
    let targetFallback: String?
  }

  /// What Swift makes by itself of a raw type, or demands of every subclass.
  private static let impliedNames: Set = ["rawValue", "init(rawValue:)", "init(coder:)"]

  /// The names that need a line in the list, sorted, an overload as often as it is declared.
  ///
  /// Left out is what follows from another line: the members of a raw type, `init(coder:)`, the
  /// override of a public member, the default implementation that stands for `@objc optional`.
  var names: [String] {
    let following = following
    return
      symbols
      .filter { !following.contains($0.identifier.precise) }
      .filter { !Self.impliedNames.contains($0.pathComponents.last ?? "") }
      .map { $0.pathComponents.joined(separator: ".") }
      .sorted()
  }

  /// The symbols that repeat one that is public already.
  private var following: Set<String> {
    let declared = Set(symbols.map(\.identifier.precise))
    let repeating = relationships.filter { relationship in
      switch relationship.kind {
      case "defaultImplementationOf": true
      case "overrides":
        declared.contains(relationship.target) || relationship.targetFallback != nil
      default: false
      }
    }
    return Set(repeating.map(\.source))
  }
}
