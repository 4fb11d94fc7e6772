extension Diagram {
  /// Shows who owns whom among coordinators, and the cycles that keep others alive.
  init(tree: CoordinatorTree, leaks: [Leak]) {
    var builder = Builder()
    if let root = tree.root { builder.add(root) }
    for node in tree.root?.all ?? [] {
      for reference in node.references { builder.add(reference, of: node) }
    }
    for leak in leaks { builder.add(leak) }
    self = builder.diagram
  }

  /// Shows each stack as a group, an arrow from each controller to the one above it.
  init(stacks: [NavigationStack]) {
    for stack in stacks {
      let first = nodes.count
      nodes += stack.items.map { Node(label: $0.title, group: stack.place) }
      edges += stack.items.indices.dropFirst().map {
        Edge(source: first + $0 - 1, target: first + $0)
      }
    }
  }

  /// Gives each object its box once.
  private struct Builder {
    var diagram = Diagram()
    private var places: [ObjectIdentifier: Int] = [:]

    mutating func place(of identity: ObjectIdentifier, named name: String) -> Int {
      if let place = places[identity] { return place }
      places[identity] = diagram.nodes.count
      diagram.nodes.append(Node(label: name))
      return diagram.nodes.count - 1
    }

    mutating func add(_ node: CoordinatorTree.Node) {
      let source = place(of: node.identity, named: node.type)
      for child in node.children {
        let target = place(of: child.identity, named: child.type)
        diagram.edges.append(Edge(source: source, target: target))
        add(child)
      }
    }

    mutating func add(_ reference: CoordinatorReference, of node: CoordinatorTree.Node) {
      diagram.edges.append(
        Edge(
          source: place(of: node.identity, named: node.type),
          target: place(of: reference.target, named: reference.type),
          label: reference.property,
          hold: reference.hold
        )
      )
    }

    mutating func add(_ leak: Leak) {
      diagram.nodes[place(of: leak.identity, named: leak.typeName)].isLost = true
      for holder in leak.cycle.isEmpty ? leak.holders : leak.cycle {
        let edge = Edge(
          source: place(of: holder.owner, named: holder.ownerName),
          target: place(of: holder.target, named: holder.targetName),
          label: holder.path
        )
        if !diagram.edges.contains(edge) { diagram.edges.append(edge) }
      }
    }
  }
}
