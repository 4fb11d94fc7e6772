/// What a `GiftCoordinator` tells its parent.
@MainActor
protocol GiftCoordinatorDelegate: AnyObject {
  /// The gift is chosen and addressed; the flow is over.
  func giftCoordinator(
    _ child: GiftCoordinator,
    didSend bread: Bread,
    to recipient: String
  )

  /// The customer has given up; the flow is over.
  func giftCoordinatorDidCancel(_ child: GiftCoordinator)
}
