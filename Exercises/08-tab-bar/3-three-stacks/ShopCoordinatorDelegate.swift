/// What a `ShopCoordinator` tells its parent.
@MainActor
protocol ShopCoordinatorDelegate: AnyObject {
  /// The customer has signed out; the child has nothing more to do.
  func shopCoordinatorDidSignOut(_ child: ShopCoordinator)
}
