/// What a `GiftCoordinator` tells its parent.
@MainActor
protocol GiftCoordinatorDelegate: AnyObject {
  /// The sheet has gone, and the gift is sent or not.
  func giftCoordinatorDidFinish(_ child: GiftCoordinator)
}
