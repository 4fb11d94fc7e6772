import Introspection

/// Says what keeps the objects of a type alive.
@MainActor
struct OwnerReport {
  private let app: Simulator

  /// Looks into an app.
  init(_ app: Simulator) { self.app = app }

  /// Returns a section for each object of a type that can be found, or a line that there is none.
  func lines(of type: String) -> [String] {
    let graph = app.graph
    let ownership = Ownership(graph)
    let found = graph.order.filter { graph[$0]?.typeName == type }
    guard !found.isEmpty else { return ["No \(type) is alive that the app can reach."] }
    return found.flatMap { lines(of: $0, graph, ownership) }
  }

  private func lines(
    of identity: ObjectIdentifier,
    _ graph: ObjectGraph,
    _ ownership: Ownership
  ) -> [String] {
    let name = graph[identity]?.typeName ?? ""
    let holders = ownership.holders(of: identity).filter { isTold($0.owner, in: graph) }
      .map { "  \($0.description)" }
    let weak = weakHolders(of: identity, in: graph)
    let cycle = ownership.cycle(through: identity).map(\.description)
    let cycleLine = cycle.isEmpty ? [] : ["  in a cycle: " + cycle.joined(separator: ", ")]
    return ["\(name) is kept alive by:"]
      + (holders.isEmpty ? ["  nothing that can be seen"] : holders) + cycleLine
      + (weak.isEmpty ? [] : ["and is known, but not kept, by:"] + weak)
  }

  private func weakHolders(of identity: ObjectIdentifier, in graph: ObjectGraph) -> [String] {
    graph.order.flatMap { owner in
      let node = graph[owner]
      let references = node?.references.filter {
        $0.target == identity && $0.hold != .strong && isTold(owner, weakly: $0.path, in: graph)
      }
      return (references ?? []).map { "  \(node?.typeName ?? "").\($0.path) (\($0.hold))" }
    }
  }

  /// Returns whether an owner is named: of UIKit's own objects those are that an app can meet.
  private func isTold(_ owner: ObjectIdentifier, in graph: ObjectGraph) -> Bool {
    guard let node = graph[owner], Self.isForeign(node.object) else { return true }
    return node.typeName.hasPrefix("UI")
  }

  /// Returns whether a weak reference is named: of UIKit's own those are that an app sets.
  private func isTold(
    _ owner: ObjectIdentifier,
    weakly path: String,
    in graph: ObjectGraph
  ) -> Bool {
    guard let node = graph[owner], Self.isForeign(node.object) else { return true }
    return node.typeName.hasPrefix("UI") && ["delegate", "dataSource"].contains(path)
  }

  /// The names of the app's own types of which objects are alive, in order.
  var types: [String] {
    let graph = app.graph
    let objects = graph.order.compactMap { graph[$0]?.object }
    let names = objects.filter { !Self.isForeign($0) }.map {
      _typeName(type(of: $0), qualified: false)
    }
    return Set(names).sorted()
  }

  /// Returns whether an object is of UIKit or a library beneath it, rather than of the app.
  private static func isForeign(_ object: AnyObject) -> Bool {
    let name = _typeName(type(of: object), qualified: true)
    return ["UIKit.", "Foundation", "Swift.", "Simulator."].contains { name.hasPrefix($0) }
  }
}
