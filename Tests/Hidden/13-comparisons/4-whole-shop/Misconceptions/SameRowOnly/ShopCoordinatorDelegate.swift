/// What a `ShopCoordinator` tells its parent.
@MainActor
protocol ShopCoordinatorDelegate: AnyObject {
  /// The customer is leaving.
  func shopCoordinatorDidSignOut(_ child: ShopCoordinator)
}
