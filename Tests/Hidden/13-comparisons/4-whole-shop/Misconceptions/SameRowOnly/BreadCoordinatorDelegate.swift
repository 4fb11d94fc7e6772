/// What a `BreadCoordinator` tells its parent.
@MainActor
protocol BreadCoordinatorDelegate: AnyObject {
  /// The customer wants to order this bread.
  func breadCoordinator(
    _ child: BreadCoordinator,
    didChooseToOrder bread: Bread
  )
}
