import Introspection

/// Writes a diagram in Graphviz's language.
struct DOTText {
  private let diagram: Diagram

  /// Writes a diagram.
  init(_ diagram: Diagram) { self.diagram = diagram }

  /// The text.
  var text: String {
    let lines = ["digraph {", "  node [shape=box]"] + nodes(in: nil) + groups
    return (lines + diagram.edges.map(line) + ["}"]).joined(separator: "\n")
  }

  private var groups: [String] {
    diagram.groups.enumerated().flatMap { index, group in
      ["  subgraph cluster\(index) {", "  label=\(quoted(group))"] + nodes(in: group) + ["  }"]
    }
  }

  private func nodes(in group: String?) -> [String] {
    diagram.nodes.enumerated().filter { $0.element.group == group }.map { index, node in
      "  n\(index) [label=\(quoted(node.words))\(node.isLost ? ", style=dashed" : "")]"
    }
  }

  private func line(_ edge: Diagram.Edge) -> String {
    let isStrong = edge.hold == .strong
    let facts =
      (edge.words.isEmpty ? [] : ["label=\(quoted(edge.words))"])
      + (isStrong ? [] : ["style=dashed"])
    let list = facts.isEmpty ? "" : " [\(facts.joined(separator: ", "))]"
    return "  n\(edge.source) -> n\(edge.target)\(list)"
  }

  private func quoted(_ text: String) -> String {
    let inner = text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) }
    return "\"\(inner)\""
  }
}
