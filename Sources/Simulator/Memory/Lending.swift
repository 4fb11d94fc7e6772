import Introspection
import UIKit

/// What the alerts on the screen keep alive until the user has answered them.
///
/// An action's handler may own a flow that has ended: UIKit lets go of it with the alert. Nothing of it
/// is a leak before.
@MainActor
struct Lending {
  /// Who keeps whom when the alerts are gone.
  private let later: Ownership
  private let kept: Set<ObjectIdentifier>
  /// What the handlers own themselves.
  private let lent: Set<ObjectIdentifier>

  init(_ graph: ObjectGraph, from root: AnyObject) {
    let alerts = graph.order.compactMap { graph[$0]?.object as? UIAlertController }
    let shown = alerts.filter { $0.presentingViewController != nil }
    let actions = Set(shown.flatMap(\.actions).map(ObjectIdentifier.init))
    later = Ownership(graph, without: actions)
    kept = later.reachable(from: root)
    let owned = actions.flatMap { graph[$0]?.references ?? [] }.filter { $0.hold == .strong }
    lent = Set(owned.map(\.target))
  }

  /// Returns a Boolean value that tells whether an object goes with the alerts.
  func ends(_ identity: ObjectIdentifier) -> Bool {
    let owners = later.owners(of: identity)
    return !lent.isDisjoint(with: owners) && kept.isDisjoint(with: owners)
      && owners.allSatisfy { later.cycle(through: $0).isEmpty }
  }
}
