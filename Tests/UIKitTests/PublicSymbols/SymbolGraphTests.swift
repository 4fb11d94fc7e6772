import Foundation
import Testing

struct SymbolGraphTests {
  @Test func everySymbolHasItsWholeName() throws {
    let names = try names(symbols: [
      ("1", ["UIView", "alpha"]), ("2", ["UIView"]), ("3", ["UIView", "addSubview(_:)"]),
    ])
    #expect(names == ["UIView", "UIView.addSubview(_:)", "UIView.alpha"])
  }

  @Test func whatSwiftDemandsNeedsNoLine() throws {
    let names = try names(symbols: [
      ("1", ["A", "rawValue"]), ("2", ["A", "init(rawValue:)"]), ("3", ["B", "init(coder:)"]),
      ("4", ["A", "init(_:)"]),
    ])
    #expect(names == ["A.init(_:)"])
  }

  @Test func anOverrideOfAPublicMemberNeedsNoLine() throws {
    let symbols = [("1", ["A", "draw()"]), ("2", ["B", "draw()"]), ("3", ["B", "hash"])]
    let overrides = [("overrides", "2", "1", nil), ("overrides", "3", "0", "NSObject.hash")]
    #expect(try names(symbols: symbols, relationships: overrides) == ["A.draw()"])
  }

  @Test func aPublicOverrideOfAHiddenMemberNeedsOne() throws {
    let overrides: [Relationship] = [("overrides", "2", "1", nil)]
    #expect(try names(symbols: [("2", ["B", "draw()"])], relationships: overrides) == ["B.draw()"])
  }

  @Test func aDefaultImplementationNeedsNoLine() throws {
    let symbols = [("1", ["P", "didShow()"]), ("2", ["P", "didShow()"])]
    let defaults: [Relationship] = [("defaultImplementationOf", "2", "1", nil)]
    #expect(try names(symbols: symbols, relationships: defaults) == ["P.didShow()"])
  }

  private typealias Relationship = (kind: String, source: String, target: String, fallback: String?)

  /// Reads a graph as the extractor writes it.
  private func names(
    symbols: [(id: String, path: [String])],
    relationships: [Relationship] = []
  ) throws -> [String] {
    let graph: [String: Any] = [
      "symbols": symbols.map {
        ["identifier": ["precise": $0.id], "pathComponents": $0.path] as [String: Any]
      },
      "relationships": relationships.map {
        var relationship = ["kind": $0.kind, "source": $0.source, "target": $0.target]
        relationship["targetFallback"] = $0.fallback
        return relationship
      },
    ]
    let data = try JSONSerialization.data(withJSONObject: graph)
    return try JSONDecoder().decode(SymbolGraph.self, from: data).names
  }
}
