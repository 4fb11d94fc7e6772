import Introspection
import UIKit

/// Remembers which coordinators and controllers have been seen, without keeping them alive.
@MainActor
struct Ledger {
  /// What an object was when it was seen first.
  private enum Kind {
    case coordinator
    case controller
  }

  private struct Entry {
    var reference: WeakReference
    var kind: Kind
    var isInPlace = true
  }

  private var entries: [Entry] = []

  /// Those that are alive still.
  var survivors: [AnyObject] { entries.compactMap(\.reference.object) }

  /// Notes what is in its place now.
  mutating func observe(
    _ graph: ObjectGraph,
    screenControllers: [UIViewController],
    tree: CoordinatorTree
  ) {
    entries.removeAll { $0.reference.object == nil }
    for index in entries.indices { entries[index].isInPlace = false }
    for node in tree.root?.all ?? [] {
      guard let object = graph[node.identity]?.object else { continue }
      note(object, .coordinator)
    }
    for controller in screenControllers { note(controller, .controller) }
  }

  /// Returns what has left its place and is alive.
  func strays(judgingControllers: Bool) -> [Stray] {
    entries.compactMap { entry in
      guard !entry.isInPlace, let object = entry.reference.object else { return nil }
      if let controller = object as? UIViewController, entry.kind == .controller {
        // What a container holds goes with the container.
        guard judgingControllers, controller.parent == nil else { return nil }
      }
      return Stray(object: object, mayBeKept: entry.kind == .controller)
    }
  }

  private mutating func note(_ object: AnyObject, _ kind: Kind) {
    if let index = entries.firstIndex(where: { $0.reference.object === object }) {
      entries[index].isInPlace = true
    } else {
      entries.append(Entry(reference: WeakReference(object), kind: kind))
    }
  }
}

/// An object that has left its place and is alive.
struct Stray {
  var object: AnyObject

  /// A Boolean value that tells whether a property that cannot be nil may keep it on purpose.
  var mayBeKept: Bool
}
