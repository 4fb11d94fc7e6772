/// Draws the coordinators as they own each other.
struct TreeDrawing {
  let glyphs: Glyphs

  /// Returns the picture of a tree and, below it, of the coordinators that left it and live on.
  func lines(of tree: CoordinatorTree, leaks: [Leak] = []) -> [String] {
    let lost = leaks.isEmpty ? [] : [""] + LeaksDrawing(glyphs: glyphs).lines(of: leaks)
    return lines(of: tree.root) + lost
  }

  private func lines(of root: CoordinatorTree.Node?) -> [String] {
    guard let root else {
      return ["No coordinator: nothing the scene delegate leads to has childCoordinators."]
    }
    return [title(of: root)] + below(root, margin: "")
  }

  /// Draws what stands under a node's name, each line after a margin.
  private func below(_ node: CoordinatorTree.Node, margin: String) -> [String] {
    let trunk = node.children.isEmpty ? Columns.spaces(glyphs.trunk.count) : glyphs.trunk
    let references = node.references.map { margin + trunk + line(of: $0) }
    return references
      + node.children.enumerated().flatMap { index, child in
        let isLast = index == node.children.count - 1
        let branch = isLast ? glyphs.lastBranch : glyphs.branch
        let next = isLast ? Columns.spaces(glyphs.trunk.count) : glyphs.trunk
        return [margin + branch + title(of: child)] + below(child, margin: margin + next)
      }
  }

  private func title(of node: CoordinatorTree.Node) -> String {
    guard !node.controllers.isEmpty else { return node.type }
    return "\(node.type): \(node.controllers.joined(separator: ", "))"
  }

  private func line(of reference: CoordinatorReference) -> String {
    let arrow = reference.hold == .strong ? glyphs.strongArrow : glyphs.weakArrow
    let closure = reference.isCapture ? ", by a closure" : ""
    return "\(reference.property) \(arrow) \(reference.type) (\(reference.hold)\(closure))"
  }
}
