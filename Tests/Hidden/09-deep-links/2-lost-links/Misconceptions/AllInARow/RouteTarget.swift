import UIKit

/// The flow of a tab, which routes can lead into.
@MainActor
protocol RouteTarget: Coordinator {
  var navigationController: UINavigationController { get }

  /// Tells whether this flow has what the route names; nothing changes.
  func canOpen(_ route: Route) -> Bool

  /// Shows what the route names, wherever the flow stood before.
  func open(_ route: Route)
}
