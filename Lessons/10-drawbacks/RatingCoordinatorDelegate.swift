/// What a `RatingCoordinator` tells its parent.
@MainActor
protocol RatingCoordinatorDelegate: AnyObject {
  /// The sheet has gone, with or without an opinion.
  func ratingCoordinatorDidFinish(_ child: RatingCoordinator)
}
