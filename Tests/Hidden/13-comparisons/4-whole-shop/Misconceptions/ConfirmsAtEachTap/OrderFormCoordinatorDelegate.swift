/// What an `OrderFormCoordinator` tells its parent.
@MainActor
protocol OrderFormCoordinatorDelegate: AnyObject {
  /// The customer wants this bread.
  func orderFormCoordinator(
    _ child: OrderFormCoordinator,
    didConfirm bread: Bread
  )

  /// The sheet has gone, and this is how it ended.
  func orderFormCoordinator(
    _ child: OrderFormCoordinator,
    didFinishWith outcome: OrderOutcome
  )
}
