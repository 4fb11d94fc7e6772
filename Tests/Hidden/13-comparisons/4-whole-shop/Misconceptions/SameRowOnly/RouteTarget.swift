/// The flow of a tab into which routes can lead.
@MainActor
protocol RouteTarget: TabCoordinator {
  /// Tells whether this flow has what the route names; nothing changes.
  func canOpen(_ route: Route) -> Bool

  /// Shows what the route names, wherever the flow stood before.
  func open(_ route: Route)
}
