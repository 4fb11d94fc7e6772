import Introspection

/// Who keeps whom alive, in a graph of objects.
@MainActor
struct Ownership {
  private var owned: [ObjectIdentifier: [Holder]] = [:]
  private var held: [ObjectIdentifier: [Holder]] = [:]

  /// Turns the strong references of a graph around.
  /// - Parameters:
  ///   - graph: The objects.
  ///   - leftOut: Objects whose references do not count.
  init(_ graph: ObjectGraph, without leftOut: Set<ObjectIdentifier> = []) {
    for identity in graph.order where !leftOut.contains(identity) {
      guard let node = graph[identity] else { continue }
      for reference in node.references where reference.hold == .strong {
        guard let target = graph[reference.target] else { continue }
        let holder = Holder(
          owner: identity,
          ownerName: node.typeName,
          path: reference.path,
          isCapture: reference.isCapture,
          canLetGo: reference.canLetGo,
          target: reference.target,
          targetName: target.typeName
        )
        owned[identity, default: []].append(holder)
        held[reference.target, default: []].append(holder)
      }
    }
  }

  /// Returns the strong references to an object.
  func holders(of identity: ObjectIdentifier) -> [Holder] { held[identity] ?? [] }

  /// Returns everything that keeps an object alive, itself included.
  func owners(of identity: ObjectIdentifier) -> Set<ObjectIdentifier> {
    var seen: Set = [identity]
    var open = [identity]
    while let next = open.popLast() {
      for holder in holders(of: next) where seen.insert(holder.owner).inserted {
        open.append(holder.owner)
      }
    }
    return seen
  }

  /// Returns everything that an object keeps alive, itself included.
  func reachable(from root: AnyObject) -> Set<ObjectIdentifier> {
    var seen: Set = [ObjectIdentifier(root)]
    var open = [ObjectIdentifier(root)]
    while let next = open.popLast() {
      for holder in owned[next] ?? [] where seen.insert(holder.target).inserted {
        open.append(holder.target)
      }
    }
    return seen
  }

  /// Returns the shortest way from an object along strong references back to it; empty if there is
  /// none.
  func cycle(through identity: ObjectIdentifier) -> [Holder] {
    path(from: identity) { $0.target == identity }
  }

  /// Returns the shortest way from an object to a strong reference that meets a condition.
  func path(
    from start: ObjectIdentifier,
    to isGoal: (Holder) -> Bool
  ) -> [Holder] {
    var arrivals: [ObjectIdentifier: Holder] = [:]
    var open = [start]
    var next = 0
    while next < open.count {
      for holder in owned[open[next]] ?? [] {
        if isGoal(holder) { return way(to: holder, arrivals, from: start) }
        guard holder.target != start, arrivals[holder.target] == nil else { continue }
        arrivals[holder.target] = holder
        open.append(holder.target)
      }
      next += 1
    }
    return []
  }

  private func way(
    to last: Holder,
    _ arrivals: [ObjectIdentifier: Holder],
    from start: ObjectIdentifier
  ) -> [Holder] {
    var way = [last]
    while let first = way.first, first.owner != start, let arrival = arrivals[first.owner] {
      way.insert(arrival, at: 0)
    }
    return way
  }
}
