import Introspection

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

  /// How far what is said about an arrow stands to the right of the middle of the lower box.
  static let labelShift = 22

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
    for (index, row) in rows.enumerated() {
      let frame = Frame(
        x: ends[row, default: Self.gap],
        y: Self.gap + row * Self.rowHeight,
        width: Columns.width(of: diagram.nodes[index].words) * Self.letterWidth + Self.gap
      )
      frames.append(frame)
      let words = Self.widestWords(beside: index, diagram, rows)
      let reach = words > 0 ? frame.middle + Self.labelShift + words : 0
      ends[row] = max(frame.x + frame.width, reach) + Self.gap
    }
    width = ends.values.max() ?? Self.gap
    height = (rows.max() ?? 0) * Self.rowHeight + Frame.height + 2 * Self.gap
  }

  /// The width of what is said about the arrows between a box and those above it.
  private static func widestWords(beside box: Int, _ diagram: Diagram, _ rows: [Int]) -> Int {
    let edges = diagram.edges.filter { edge in
      max(rows[edge.source], rows[edge.target]) == rows[box]
        && (edge.source == box || edge.target == box)
    }
    return edges.map { Columns.width(of: $0.words) * letterWidth }.max() ?? 0
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
