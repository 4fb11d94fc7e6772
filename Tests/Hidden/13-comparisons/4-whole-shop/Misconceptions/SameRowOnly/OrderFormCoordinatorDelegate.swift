/// What an `OrderFormCoordinator` tells its parent.
@MainActor
protocol OrderFormCoordinatorDelegate: AnyObject {
  /// The sheet has gone, and this is how it ended.
  func orderFormCoordinator(
    _ child: OrderFormCoordinator,
    didFinishWith outcome: OrderOutcome
  )
}
