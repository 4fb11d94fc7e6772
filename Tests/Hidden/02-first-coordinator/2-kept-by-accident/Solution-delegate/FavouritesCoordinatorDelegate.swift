/// What a `FavouritesCoordinator` tells its parent.
@MainActor
protocol FavouritesCoordinatorDelegate: AnyObject {
  /// The customer has ordered; the flow is over.
  func favouritesCoordinatorDidOrder(_ child: FavouritesCoordinator)

  /// The customer has closed the list; the flow is over.
  func favouritesCoordinatorDidClose(_ child: FavouritesCoordinator)
}
