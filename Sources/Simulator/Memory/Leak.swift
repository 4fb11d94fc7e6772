import Introspection
import UIKit

/// An object that should have been freed, and why it was not.
struct Leak: Equatable, Sendable {
  var identity: ObjectIdentifier
  var typeName: String

  /// Those that hold it strongly.
  var holders: [Holder]

  /// The way from the object along strong references back to itself; empty if there is none.
  var cycle: [Holder]

  /// The cycle that keeps one of the holders alive, if the object is in none itself.
  var holdersCycle: [Holder]

  /// Sorts out which strays are leaks, and finds what holds them.
  ///
  /// A page that is not shown is none while the data source has it, and what an alert's action owns is
  /// none before the alert is answered.
  @MainActor
  static func find(_ strays: [Stray], in graph: ObjectGraph, from root: AnyObject) -> [Leak] {
    let ownership = Ownership(graph)
    let reachable = ownership.reachable(from: root)
    let lending = Lending(graph, from: root)
    return strays.compactMap { stray in
      let identity = ObjectIdentifier(stray.object)
      let holders = ownership.holders(of: identity)
      let isKept = holders.contains { holder in
        let givesPages = graph[holder.owner]?.object is any UIPageViewControllerDataSource
        return (!holder.canLetGo || givesPages) && !holder.isCapture
          && reachable.contains(holder.owner)
      }
      guard !(stray.mayBeKept && isKept), !lending.ends(identity), let node = graph[identity] else {
        return nil
      }
      let cycle = ownership.cycle(through: identity)
      let lost = cycle.isEmpty ? holders.filter { !reachable.contains($0.owner) } : []
      return Leak(
        identity: identity,
        typeName: node.typeName,
        holders: holders,
        cycle: cycle,
        holdersCycle: lost.lazy.map { ownership.cycle(through: $0.owner) }.first { !$0.isEmpty }
          ?? []
      )
    }
  }

  /// What is said when no stored property holds it.
  static let unseenHolder = "no stored property holds it, but perhaps a local variable or a task"

  /// What holds it, in words: the cycle if there is one, since it is what must be broken.
  var reason: String {
    if !cycle.isEmpty {
      return "held by a cycle through " + cycle.map(\.description).joined(separator: " and ")
    }
    if holders.isEmpty { return Self.unseenHolder }
    return "held by " + holders.map(\.description).joined(separator: " and ")
  }
}
