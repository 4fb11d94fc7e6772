/// One object's way to another: `viewModel.onDone` holds `AuthCoordinator`.
package struct Reference {
  /// The stored property and the way on from there: `childCoordinators[0]`, `state.child`.
  package var path: String

  /// How the target is held.
  package var hold: Hold

  /// A Boolean value that tells whether a closure stored at `path` captured the target.
  package var isCapture: Bool

  /// A Boolean value that tells whether the app's property can be nil or is a container, so that it
  /// could have let go.
  ///
  /// What UIKit keeps for itself is not the app's to let go.
  package var canLetGo: Bool

  /// The object that is referred to.
  package var target: ObjectIdentifier

  /// The name of the stored property alone: `childCoordinators` for `childCoordinators[0]`.
  package var property: String { String(path.prefix { $0 != "." && $0 != "[" }) }
}
