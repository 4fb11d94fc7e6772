/// The app's own objects that run a transition.
@MainActor
struct CustomTransition {
  /// The animation.
  let animator: any UIViewControllerAnimatedTransitioning

  /// What drives it by the user's finger, or nil.
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  /// A Boolean value that tells whether the transition begins under the finger.
  var startsInteractively: Bool { interaction?.wantsInteractiveStart ?? false }
}
