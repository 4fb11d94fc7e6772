/// What an `AddressCoordinator` tells its parent.
@MainActor
protocol AddressCoordinatorDelegate: AnyObject {
  func addressCoordinator(
    _ child: AddressCoordinator,
    didChoose address: String
  )

  /// The question has left the stack, answered or not.
  func addressCoordinatorDidFinish(_ child: AddressCoordinator)
}
