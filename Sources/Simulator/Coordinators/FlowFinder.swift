import Introspection
import UIKit

/// Finds out which coordinator a controller belongs to: the nearest that its references lead to, by
/// a view model, a delegate or a closure, however they hold.
@MainActor
struct FlowFinder {
  private let graph: ObjectGraph
  private let coordinators: Set<ObjectIdentifier>

  /// Looks through a graph in which some objects are coordinators.
  init(_ graph: ObjectGraph, coordinators: Set<ObjectIdentifier>) {
    (self.graph, self.coordinators) = (graph, coordinators)
  }

  /// Gives each coordinator the type names of the controllers that lead to it and to no other as
  /// near.
  func flows(of controllers: [UIViewController]) -> [ObjectIdentifier: [String]] {
    var flows: [ObjectIdentifier: [String]] = [:]
    for controller in controllers where controller.isContent {
      let owners = nearestCoordinators(to: ObjectIdentifier(controller))
      guard owners.count == 1, let owner = owners.first else { continue }
      flows[owner, default: []].append(_typeName(type(of: controller), qualified: false))
    }
    return flows
  }

  /// Follows references step by step, until a step arrives at coordinators.
  private func nearestCoordinators(
    to start: ObjectIdentifier
  ) -> Set<ObjectIdentifier> {
    var seen: Set = [start]
    var step = [start]
    while !step.isEmpty {
      let next = step.flatMap(targets).filter { seen.insert($0).inserted }
      let found = next.filter(coordinators.contains)
      if !found.isEmpty { return Set(found) }
      step = next.filter { !isBarrier($0) }
    }
    return []
  }

  /// A view's weak references lead up, to what other controllers show.
  private func targets(of identity: ObjectIdentifier) -> [ObjectIdentifier] {
    guard let node = graph[identity] else { return [] }
    let isView = node.object is UIView
    return node.references.filter { !isView || $0.hold == .strong }.map(\.target)
  }

  /// Other controllers lead to their own coordinators; windows and scenes lead everywhere.
  private func isBarrier(_ identity: ObjectIdentifier) -> Bool {
    guard let object = graph[identity]?.object else { return true }
    return object is UIViewController || object is UIWindow || object is UIScene
  }
}
