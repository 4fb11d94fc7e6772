/// What is different in a coordinator tree since an earlier moment, as words on its lines.
struct TreeMarks {
  private var nodes: [ObjectIdentifier: CoordinatorTree.Node] = [:]
  private var parents: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Compares with an earlier tree.
  init(since tree: CoordinatorTree) {
    for node in tree.root?.all ?? [] {
      nodes[node.identity] = node
      for child in node.children { parents[child.identity] = node.identity }
    }
  }

  /// Returns what is different about a coordinator, its references apart.
  func mark(on node: CoordinatorTree.Node, below parent: CoordinatorTree.Node?) -> String? {
    guard let old = nodes[node.identity] else { return "new" }
    let lost = old.references.map(\.property).filter { property in
      !node.references.contains { $0.property == property }
    }
    let marks =
      [parents[node.identity] == parent?.identity ? nil : "moved", screens(of: node, since: old)]
      + lost.map { "\($0) gone" }
    let words = marks.compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Returns what is different about a coordinator's reference to another.
  func mark(on reference: CoordinatorReference, of node: CoordinatorTree.Node) -> String? {
    guard let old = nodes[node.identity], !old.references.contains(reference) else { return nil }
    let wasThere = old.references.contains { $0.property == reference.property }
    return wasThere ? "changed" : "new"
  }

  private func screens(
    of node: CoordinatorTree.Node,
    since old: CoordinatorTree.Node
  ) -> String? {
    let difference = node.controllers.difference(from: old.controllers)
    switch (difference.insertions.count, difference.removals.count) {
    case (0, 0): return nil
    case (1, 0): return "new screen"
    case (_, 0): return "new screens"
    case (0, _): return difference.removals.map(\.element).joined(separator: ", ") + " gone"
    default: return "other screens"
    }
  }
}

extension CollectionDifference.Change {
  /// What came or went.
  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
