/// What a container shows, the transition at work, and the wish that waits for the next layout pass.
///
/// A container changes its arrays at once and asks for a transition. It starts in a layout pass when
/// the container is in front and nothing is at work; what was wished for by then is one transition.
@MainActor
final class TransitionQueue {
  private(set) weak var host: (any TransitionHost)?
  private let order: ContainerTransition.Order
  let target: () -> UIViewController?

  /// The child in front, or coming to the front.
  private(set) var displayed: UIViewController?

  /// The transition at work, or nil.
  private(set) var running: ContainerTransition?

  /// What waits, and whether it was asked to be animated; nil if nothing waits.
  private(set) var waitingAnimated: Bool?

  /// What the app was given of the transition that waits, if it asked.
  var promised: TransitionCoordinator?

  /// Makes the queue of a container.
  ///
  /// `target` gives the child to be in front; it must not own the container.
  init(
    host: any TransitionHost,
    order: ContainerTransition.Order,
    target: @escaping () -> UIViewController?
  ) {
    self.host = host
    self.order = order
    self.target = target
  }

  /// Asks for the child that is to be in front, at the next layout pass.
  func request(animated: Bool) {
    waitingAnimated = animated
    guard let host else { return }
    if host.appearance == .disappeared {
      settleOffScreen()
    } else {
      Runtime.current.layoutPass.deferStart(of: host)
    }
  }

  /// Starts what waits, if the container is in front and nothing is at work.
  func start() {
    guard let host, running == nil, let animated = waitingAnimated else { return }
    switch host.appearance {
    case .appeared: start(in: host, animated: animated && displayed != nil)
    case .appearing where displayed == nil: start(in: host, animated: false)
    case .appearing, .disappearing, .disappeared: break
    }
  }

  private func start(in host: any TransitionHost, animated: Bool) {
    waitingAnimated = nil
    let next = target()
    guard next !== displayed else {
      host.didSettle()
      return keepPromise(by: nil)
    }
    let transition = ContainerTransition(
      from: displayed,
      to: next,
      animated: animated,
      order: order,
      custom: customTransition(to: next, in: host, animated: animated)
    )
    keepPromise(by: transition.coordinator)
    begin(transition, in: host)
    guard host.appearance == .appeared, transition.custom == nil else { return }
    if animated {
      scheduleEnd(of: transition) { $0.finish() }
    } else {
      Runtime.current.layoutPass.deferEnd { [weak self, weak transition] in
        if let self, let transition, running === transition { finish() }
      }
    }
  }

  private func customTransition(
    to next: UIViewController?,
    in host: any TransitionHost,
    animated: Bool
  ) -> CustomTransition? {
    guard host.appearance == .appeared, let displayed, let next else { return nil }
    return host.customTransition(from: displayed, to: next, animated: animated)
  }

  /// Starts a transition whose end the user's finger decides.
  func beginInteractive() -> ContainerTransition? {
    guard let host, running == nil, let next = target() else { return nil }
    let transition = ContainerTransition(
      from: displayed,
      to: next,
      animated: true,
      order: order,
      interactive: true
    )
    begin(transition, in: host)
    return transition
  }

  private func begin(_ transition: ContainerTransition, in host: any TransitionHost) {
    running = transition
    displayed = transition.to
    let reported =
      transition.isAnimated || (host.appearance == .appearing && host.isAppearanceAnimated)
    transition.begin(reportedAnimated: reported)
    if let target = transition.to { host.willDisplay(target, animated: reported) }
    guard transition.custom == nil else { return run(transition, in: host) }
    if let view = transition.to?.view { host.view.addSubview(view) }
    transition.to?.becomeVisible()
    transition.coordinator?.begin()
  }

  /// Has the app's own objects run a transition; they put the coming view into the container's.
  private func run(_ transition: ContainerTransition, in host: any TransitionHost) {
    let staging = TransitionStaging(in: host.view, from: transition.from, to: transition.to)
    transition.run(in: staging) { [weak self, weak transition] didComplete in
      guard let self, let transition, running === transition else { return }
      didComplete ? finish() : cancel()
    }
  }

  /// Lets a transition end when its time is over.
  func scheduleEnd(
    of transition: ContainerTransition,
    _ action: @escaping @MainActor (TransitionQueue) -> Void
  ) {
    transition.end = Runtime.current.schedule(after: transition.duration) { [weak self] in
      guard let self else { return }
      action(self)
    }
  }

  /// Ends the transition at work, now.
  func finish() {
    guard let host, let transition = running else { return }
    transition.cancelScheduledEnd()
    transition.sendEnd()
    removeView(of: transition.from)
    if let target = transition.to {
      host.didDisplay(target, animated: transition.isAnimated)
    }
    conclude(transition, in: host)
    transition.context?.sendAnimationEnded(true)
  }

  /// The finger leaves the screen: the transition goes on by itself, or back.
  func endInteraction(cancelled: Bool) {
    guard let transition = running, transition.isInteractive, transition.custom == nil else {
      return
    }
    transition.coordinator?.endInteraction(cancelled: cancelled)
    scheduleEnd(of: transition) { cancelled ? $0.cancel() : $0.finish() }
  }

  /// Takes the transition at work back to where it began, as a swipe let go halfway does.
  ///
  /// The container's arrays are put back before the callbacks are sent.
  func cancel() {
    guard let host, let transition = running else { return }
    host.didCancel(transition)
    transition.sendCancellation()
    displayed = transition.from
    removeView(of: transition.to)
    conclude(transition, in: host)
    transition.context?.sendAnimationEnded(false)
  }

  private func conclude(_ transition: ContainerTransition, in host: any TransitionHost) {
    if waitingAnimated == nil { host.didSettle() }
    running = nil
    transition.coordinator?.complete()
    if waitingAnimated != nil { Runtime.current.layoutPass.deferStart(of: host) }
  }

  func settleOffScreen() {
    waitingAnimated = nil
    if let displayed, displayed !== target() {
      removeView(of: displayed)
      self.displayed = nil
    }
    host?.didSettle()
    keepPromise(by: nil)
  }

  /// Takes a child's view out of the container, unless the app has put it elsewhere by now.
  private func removeView(of child: UIViewController?) {
    guard let view = child?.viewIfLoaded, view.superview === host?.viewIfLoaded else { return }
    view.removeFromSuperview()
  }
}
