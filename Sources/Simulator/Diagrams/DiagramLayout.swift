/// Where the boxes of a diagram stand: each a row below the first that points to it.
struct DiagramLayout {
  /// A box's place, in points.
  struct Frame: Equatable {
    var x: Int
    var y: Int
    var width: Int

    /// All boxes have the same height.
    static let height = 32

    /// The middle of the box.
    var middle: Int { x + width / 2 }
  }

  private(set) var frames: [Frame] = []
  private(set) var width = 0
  private(set) var height = 0

  private static let gap = 24
  private static let rowHeight = 80
  private static let letterWidth = 8

  /// Lays a diagram out.
  init(_ diagram: Diagram) {
    let rows = Self.rows(of: diagram)
    var ends: [Int: Int] = [:]
    for (node, row) in zip(diagram.nodes, rows) {
      let x = ends[row, default: Self.gap]
      let frame = Frame(
        x: x,
        y: Self.gap + row * Self.rowHeight,
        width: Columns.width(of: node.label) * Self.letterWidth + Self.gap
      )
      frames.append(frame)
      ends[row] = x + frame.width + Self.gap
    }
    // What stands beside an arrow may reach beyond the boxes.
    let widestLabel = diagram.edges.map { Columns.width(of: $0.words) }.max() ?? 0
    width = (ends.values.max() ?? Self.gap) + widestLabel * Self.letterWidth
    height = (rows.max() ?? 0) * Self.rowHeight + Frame.height + 2 * Self.gap
  }

  /// The first strong arrow to a box decides its row; arrows back to what is placed already do not.
  private static func rows(of diagram: Diagram) -> [Int] {
    var rows: [Int?] = diagram.nodes.map { _ in nil }
    for start in diagram.nodes.indices where rows[start] == nil {
      rows[start] = 0
      var open = [start]
      while let next = open.popLast() {
        for edge in diagram.edges where edge.source == next && edge.hold == .strong {
          guard rows[edge.target] == nil else { continue }
          rows[edge.target] = (rows[next] ?? 0) + 1
          open.append(edge.target)
        }
      }
    }
    return rows.map { $0 ?? 0 }
  }
}
