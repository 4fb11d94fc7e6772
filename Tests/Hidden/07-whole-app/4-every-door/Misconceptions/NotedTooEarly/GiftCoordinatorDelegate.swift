/// What a `GiftCoordinator` tells its parent.
@MainActor
protocol GiftCoordinatorDelegate: AnyObject {
  /// The gift is over, sent or not.
  func giftCoordinatorDidFinish(_ child: GiftCoordinator)

  /// The same, and the customer is leaving the shop.
  func giftCoordinatorDidSignOut(_ child: GiftCoordinator)
}
