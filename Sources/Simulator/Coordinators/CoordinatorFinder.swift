import Introspection
import UIKit

/// Finds the coordinators in a graph of objects.
@MainActor
struct CoordinatorFinder {
  private let graph: ObjectGraph
  private let coordinators: Set<ObjectIdentifier>
  private let flows: [ObjectIdentifier: [String]]

  /// Coordinators deeper than this are not shown.
  private static let depthLimit = 500

  /// Looks through a graph; `controllers` are those that the app's containers hold.
  init(_ graph: ObjectGraph, controllers: [UIViewController]) {
    self.graph = graph
    coordinators = graph.coordinators
    flows = FlowFinder(graph, coordinators: coordinators).flows(of: controllers)
  }

  /// Returns the tree below the first coordinator that an object leads to.
  func tree(from delegate: AnyObject) -> CoordinatorTree.Node? {
    // The graph is in the order of discovery, so the first coordinator is the nearest to the
    // delegate.
    let reachable = Ownership(graph).reachable(from: delegate)
    let root = graph.order.first { identity in
      reachable.contains(identity) && graph[identity]?.hasChildren == true
    }
    var expanded: Set<ObjectIdentifier> = []
    return root.flatMap { node($0, above: [], &expanded) }
  }

  /// Makes a node and those below it.
  ///
  /// What is among its own ancestors is left out, and the children of what is held in several places
  /// stand in the first of them alone: no tangle of references makes the tree endless.
  private func node(
    _ identity: ObjectIdentifier,
    above ancestors: Set<ObjectIdentifier>,
    _ expanded: inout Set<ObjectIdentifier>
  ) -> CoordinatorTree.Node? {
    guard !ancestors.contains(identity), ancestors.count < Self.depthLimit,
      let found = graph[identity]
    else { return nil }
    let isFirst = expanded.insert(identity).inserted
    let children = found.references.filter {
      $0.property == ObjectGraph.Node.childrenProperty && $0.hold == .strong && isFirst
    }
    let others = found.references.filter { $0.property != ObjectGraph.Node.childrenProperty }
    return CoordinatorTree.Node(
      type: found.typeName,
      identity: identity,
      controllers: flows[identity] ?? [],
      references: distinct(others.compactMap(reference)),
      children: children.compactMap {
        node($0.target, above: ancestors.union([identity]), &expanded)
      }
    )
  }

  /// Leaves out repetitions: a closure and one inside it may capture the same.
  private func distinct(_ references: [CoordinatorReference]) -> [CoordinatorReference] {
    references.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func reference(_ reference: Reference) -> CoordinatorReference? {
    guard let target = graph[reference.target], coordinators.contains(reference.target) else {
      return nil
    }
    return CoordinatorReference(
      property: reference.path,
      hold: reference.hold,
      type: target.typeName,
      target: reference.target,
      isCapture: reference.isCapture
    )
  }
}

extension ObjectGraph.Node {
  /// The name that makes an object a coordinator.
  fileprivate static let childrenProperty = "childCoordinators"

  /// A Boolean value that tells whether the object has a stored property `childCoordinators`.
  fileprivate var hasChildren: Bool { fields.contains { $0.name == Self.childrenProperty } }
}

extension ObjectGraph {
  /// The objects that have a stored property `childCoordinators`, and those that one holds: what is
  /// kept as a child is a coordinator, though it may have no children itself.
  fileprivate var coordinators: Set<ObjectIdentifier> {
    order.reduce(into: []) { found, identity in
      guard let node = self[identity], node.hasChildren else { return }
      found.insert(identity)
      found.formUnion(
        node.references.filter { $0.property == Node.childrenProperty }.map(\.target)
      )
    }
  }
}
