/// What a `RatingCoordinator` tells its parent.
@MainActor
protocol RatingCoordinatorDelegate: AnyObject {
  /// The sheet has gone; there is an opinion, or nil for none.
  func ratingCoordinator(
    _ child: RatingCoordinator,
    didFinishWith opinion: String?
  )
}
