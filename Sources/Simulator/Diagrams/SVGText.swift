import Introspection

/// Draws a diagram as a picture for browsers.
struct SVGText {
  private let diagram: Diagram
  private let layout: DiagramLayout

  /// Draws a diagram.
  init(_ diagram: Diagram) {
    self.diagram = diagram
    layout = DiagramLayout(diagram)
  }

  /// The picture's text.
  var text: String {
    let size = "width=\"\(layout.width)\" height=\"\(layout.height)\""
    let start = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) font-family=\"monospace\" font-size=\"13\">",
      "<marker id=\"tip\" orient=\"auto\" markerWidth=\"8\" markerHeight=\"8\" refX=\"8\" refY=\"4\">"
        + "<path d=\"M0 0 8 4 0 8z\"/></marker>",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
    ]
    let edges = diagram.edges.flatMap(lines)
    let nodes = zip(diagram.nodes, layout.frames).flatMap(lines)
    return (start + edges + nodes + ["</svg>"]).joined(separator: "\n")
  }

  private func lines(_ edge: Diagram.Edge) -> [String] {
    let (source, target) = (layout.frames[edge.source], layout.frames[edge.target])
    let goesDown = target.y > source.y
    // An arrow back up runs beside the arrow down.
    let shift = goesDown ? 0 : 16
    let start = (source.middle + shift, goesDown ? source.y + DiagramLayout.Frame.height : source.y)
    let end = (target.middle + shift, goesDown ? target.y : target.y + DiagramLayout.Frame.height)
    let dashes = edge.hold == .strong ? "" : " stroke-dasharray=\"4\""
    let line =
      "<path d=\"M\(start.0) \(start.1) L\(end.0) \(end.1)\" fill=\"none\" stroke=\"black\""
      + "\(dashes) marker-end=\"url(#tip)\"/>"
    guard !edge.label.isEmpty else { return [line] }
    // Above the lower box, where no other box's arrows pass.
    let lower = goesDown ? target : source
    let distance = goesDown ? 26 : 8
    return [line, label(edge.words, lower.middle + DiagramLayout.labelShift, lower.y - distance)]
  }

  private func lines(_ node: Diagram.Node, _ frame: DiagramLayout.Frame) -> [String] {
    let dashes = node.isLost ? " stroke-dasharray=\"4\"" : ""
    let box =
      "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\""
      + " height=\"\(DiagramLayout.Frame.height)\" fill=\"white\" stroke=\"black\"\(dashes)/>"
    return [box, label(node.words, frame.x + 12, frame.y + 21)]
  }

  private func label(_ text: String, _ x: Int, _ y: Int) -> String {
    "<text x=\"\(x)\" y=\"\(y)\">\(escaped(text))</text>"
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
  }
}
