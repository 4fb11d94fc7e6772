/// A language in which diagrams are written.
public enum DiagramFormat: String, CaseIterable, Sendable {
  /// Mermaid's, which shows in Markdown files on the web.
  case mermaid
  /// Graphviz's.
  case dot
  /// A picture that any browser shows.
  case svg

  /// Writes a diagram.
  func text(of diagram: Diagram) -> String {
    switch self {
    case .mermaid: MermaidText(diagram).text
    case .dot: DOTText(diagram).text
    case .svg: SVGText(diagram).text
    }
  }
}
