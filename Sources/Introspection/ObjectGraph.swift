/// The objects of an app and how they refer to each other, at one moment.
///
/// A graph keeps every object in it alive, so it is asked and dropped, never kept.
@MainActor
package struct ObjectGraph {
  /// An object and its references, in the order of its stored properties.
  package struct Node {
    /// The object itself.
    package var object: AnyObject
    /// How it refers to others.
    package var references: [Reference] = []

    /// The stored properties that can refer to objects.
    package var fields: [Field]

    /// The type's name without its module.
    package var typeName: String { _typeName(type(of: object), qualified: false) }
  }

  /// The nodes in the order of their discovery, breadth first.
  package private(set) var order: [ObjectIdentifier] = []
  private(set) var nodes: [ObjectIdentifier: Node] = [:]
  private let catalog: FieldCatalog

  /// More objects than this are not looked at.
  private static let objectLimit = 50_000

  /// Finds everything that can be reached from some objects by strong references.
  /// - Parameters:
  ///   - roots: The objects.
  ///   - catalog: What is known of their types; it learns of those that are met.
  package init(roots: [AnyObject], _ catalog: FieldCatalog = FieldCatalog()) {
    self.catalog = catalog
    var findings: [[Finding]] = []
    for root in roots { add(root) }
    while findings.count < order.count {
      guard let node = nodes[order[findings.count]] else { break }
      let found = ObjectScanner(node.object, catalog).findings
      findings.append(found)
      for case .object(let object) in found.map(\.target) { add(object) }
    }
    resolve(findings)
  }

  /// Returns the node of an object that was reached.
  package subscript(_ identity: ObjectIdentifier) -> Node? { nodes[identity] }

  private mutating func add(_ object: AnyObject) {
    let identity = ObjectIdentifier(object)
    guard nodes[identity] == nil, order.count < Self.objectLimit else { return }
    nodes[identity] = Node(object: object, fields: catalog.fields(of: type(of: object)))
    order.append(identity)
  }

  /// Turns findings into references, now that all objects are known.
  private mutating func resolve(_ findings: [[Finding]]) {
    let directory = WordDirectory(nodes.values.map(\.object))
    for (identity, found) in zip(order, findings) {
      nodes[identity]?.references = found.compactMap { finding in
        guard let (target, hold) = directory.resolve(finding.target) else { return nil }
        return Reference(
          path: finding.path,
          hold: hold,
          isCapture: finding.isCapture,
          canLetGo: finding.canLetGo,
          target: target
        )
      }
    }
  }
}
