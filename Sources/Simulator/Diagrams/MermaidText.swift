import Introspection

/// Writes a diagram in Mermaid's language.
struct MermaidText {
  private let diagram: Diagram

  /// Writes a diagram.
  init(_ diagram: Diagram) { self.diagram = diagram }

  /// The text.
  var text: String {
    let lost = diagram.nodes.contains(where: \.isLost)
    let lines = ["flowchart TD"] + nodes(in: nil) + groups + diagram.edges.map(line)
    return (lines + (lost ? ["  classDef lost stroke-dasharray: 4"] : [])).joined(separator: "\n")
  }

  private var groups: [String] {
    diagram.groups.enumerated().flatMap { index, group in
      ["  subgraph g\(index)[\"\(escaped(group))\"]"] + nodes(in: group) + ["  end"]
    }
  }

  private func nodes(in group: String?) -> [String] {
    diagram.nodes.enumerated().filter { $0.element.group == group }.map { index, node in
      "  n\(index)[\"\(escaped(node.words))\"]\(node.isLost ? ":::lost" : "")"
    }
  }

  private func line(_ edge: Diagram.Edge) -> String {
    let arrow = edge.hold == .strong ? "-->" : "-.->"
    let label = edge.words.isEmpty ? "" : "|\"\(escaped(edge.words))\"|"
    return "  n\(edge.source) \(arrow)\(label) n\(edge.target)"
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "\"" ? "#quot;" : $1 == "<" ? "#lt;" : String($1) }
  }
}
