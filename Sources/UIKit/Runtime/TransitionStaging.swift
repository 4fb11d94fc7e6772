/// Where a transition of the app's own takes place, and with what.
@MainActor
struct TransitionStaging {
  /// Where a view is at the beginning and at the end.
  struct Frames {
    var initial: CGRect = .zero
    var final: CGRect = .zero
  }

  /// The view in which it takes place.
  let container: UIView

  /// The views that the animation may move; one that it must leave alone is missing.
  let views: [UITransitionContextViewKey: UIView]

  /// The places of the controllers' views.
  let frames: [UITransitionContextViewControllerKey: Frames]

  /// A change from one child to another inside a container.
  init(in container: UIView, from: UIViewController?, to: UIViewController?) {
    self.init(
      container: container,
      views: [.from: from?.view, .to: to?.view],
      frames: [
        .from: Frames(initial: from?.view.frame ?? .zero),
        .to: Frames(final: container.bounds),
      ]
    )
  }

  /// Any change.
  init(
    container: UIView,
    views: [UITransitionContextViewKey: UIView?],
    frames: [UITransitionContextViewControllerKey: Frames]
  ) {
    self.container = container
    self.views = views.compactMapValues { $0 }
    self.frames = frames
  }
}
