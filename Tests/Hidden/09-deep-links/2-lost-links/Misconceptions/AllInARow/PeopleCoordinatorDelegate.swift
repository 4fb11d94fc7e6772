/// What a `PeopleCoordinator` tells its parent.
@MainActor
protocol PeopleCoordinatorDelegate: AnyObject {
  /// The customer is leaving.
  func peopleCoordinatorDidSignOut(_ child: PeopleCoordinator)
}
