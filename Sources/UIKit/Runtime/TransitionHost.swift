/// A container that shows one of its children at a time, by way of a `TransitionQueue`.
@MainActor
protocol TransitionHost: UIViewController {
  /// The "will" callbacks have been sent; the child's view comes in next.
  func willDisplay(_ controller: UIViewController, animated: Bool)

  /// The "did" callbacks have been sent.
  ///
  /// The transition is still there.
  func didDisplay(_ controller: UIViewController, animated: Bool)

  /// What was asked for is done, on the screen or, off it, in the arrays alone.
  func didSettle()

  /// The app's own objects for a transition that is about to begin, or nil for the system's.
  func customTransition(
    from: UIViewController,
    to: UIViewController,
    animated: Bool
  ) -> CustomTransition?

  /// A transition goes back to where it began: the arrays are to be as they were before it.
  func didCancel(_ transition: ContainerTransition)
}

extension TransitionHost {
  func customTransition(
    from: UIViewController,
    to: UIViewController,
    animated: Bool
  ) -> CustomTransition? { nil }

  func didCancel(_ transition: ContainerTransition) {}
}
