/// What every flow of this app has: a place for its children.
@MainActor
class BaseCoordinator {
  var childCoordinators: [any Coordinator] = []
}
