import Introspection

/// Draws the coordinators as they own each other.
struct TreeDrawing {
  let glyphs: Glyphs

  /// What is different from an earlier tree; nil marks nothing.
  var marks: TreeMarks?

  /// Returns the picture of a tree and, below it, of the coordinators that left it and live on.
  func lines(of tree: CoordinatorTree, leaks: [Leak] = []) -> [String] {
    let lost = leaks.isEmpty ? [] : [""] + LeaksDrawing(glyphs: glyphs).lines(of: leaks)
    return lines(of: tree.root) + lost
  }

  /// Returns the picture with a line for each leak: what holds it is said elsewhere.
  func brief(_ tree: CoordinatorTree, leaks: [Leak]) -> [String] {
    lines(of: tree.root) + leaks.map { $0.typeName.marked("leaked") }
  }

  private func lines(of root: CoordinatorTree.Node?) -> [String] {
    guard let root else {
      return ["No coordinator is alive: one would be an object with childCoordinators."]
    }
    return [title(of: root, below: nil)] + below(root, margin: "")
  }

  /// Draws what stands under a node's name, each line after a margin.
  private func below(_ node: CoordinatorTree.Node, margin: String) -> [String] {
    let trunk = node.children.isEmpty ? Columns.spaces(glyphs.trunk.count) : glyphs.trunk
    let references = node.references.map { margin + trunk + line(of: $0, node) }
    return references
      + node.children.enumerated().flatMap { index, child in
        let isLast = index == node.children.count - 1
        let branch = isLast ? glyphs.lastBranch : glyphs.branch
        let next = isLast ? Columns.spaces(glyphs.trunk.count) : glyphs.trunk
        return [margin + branch + title(of: child, below: node)]
          + below(child, margin: margin + next)
      }
  }

  private func title(
    of node: CoordinatorTree.Node,
    below parent: CoordinatorTree.Node?
  ) -> String {
    let screens =
      node.controllers.isEmpty ? "" : ": " + node.controllers.joined(separator: ", ")
    return (node.type + screens).marked(marks?.mark(on: node, below: parent))
  }

  private func line(of reference: CoordinatorReference, _ node: CoordinatorTree.Node) -> String {
    let arrow = reference.hold == .strong ? glyphs.strongArrow : glyphs.weakArrow
    let closure = reference.isCapture ? ", by a closure" : ""
    let words = "\(reference.property) \(arrow) \(reference.type) (\(reference.hold)\(closure))"
    return words.marked(marks?.mark(on: reference, of: node))
  }
}

extension String {
  /// Returns the line with a word at its end that says what is different about it.
  func marked(_ mark: String?) -> String { mark.map { "\(self)   (\($0))" } ?? self }
}
