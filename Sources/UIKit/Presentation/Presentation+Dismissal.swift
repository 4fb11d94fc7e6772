extension Presentation {
  /// Asks for the dismissal of the presented controller and of everything above it.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    dismissal = Dismissal(animated: animated, completion: completion)
    if stage == .shown { beginLeaving() }
  }

  /// The presentation is over; the rest happens in the next turn.
  func beginLeaving() {
    stage = .leaving
    Runtime.current.layoutPass.deferStart(of: self)
  }

  /// Sends the top of the chain away, animated, and what lies between at once.
  func leave() {
    guard let dismissal else { return }
    let top = removeBetween()
    let transition = makeDeparture(of: top, animated: dismissal.animated)
    self.transition = transition
    top.transition = transition
    top.controller?.send("dismissalTransitionWillBegin") { $0.dismissalTransitionWillBegin() }
    transition.begin(reportedAnimated: dismissal.animated)
    guard transition.custom == nil else { return run(transition, from: top) }
    bringPresenterBack()
    transition.to?.becomeVisible()
    transition.coordinator?.begin()
    scheduleEnd(of: transition) { $0.finishLeaving() }
  }

  private func makeDeparture(of top: Presentation, animated: Bool) -> ContainerTransition {
    ContainerTransition(
      from: top.presented,
      to: uncoversPresenter(below: top.presented) ? presenter : nil,
      animated: animated,
      order: .presentation,
      custom: animated ? top.customDeparture : nil,
      modal: ModalCast(from: top.presented, to: presenter, style: top.style)
    )
  }

  private var customDeparture: CustomTransition? {
    guard let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented)
    else { return nil }
    Runtime.current.note("animationController", to: delegate, "forDismissed")
    return CustomTransition(
      animator: animator,
      interaction: delegate.interactionControllerForDismissal(using: animator)
    )
  }

  /// Has the app's own objects run the dismissal.
  ///
  /// One of a whole chain cannot be cancelled: what lay between has gone already.
  private func run(_ transition: ContainerTransition, from top: Presentation) {
    transition.run(in: departureStaging(of: top)) { hasGone in
      guard !hasGone, top === self else { return self.finishLeaving() }
      self.dismissal = nil
      self.comeBack()
    }
  }

  private func departureStaging(of top: Presentation) -> TransitionStaging {
    let view = top.presentedView
    return TransitionStaging(
      container: top.container,
      views: [.from: view, .to: transition?.to?.view],
      frames: [
        .from: .init(initial: view.frame),
        .to: .init(initial: presenter.view.frame, final: presenter.view.frame),
      ]
    )
  }

  /// Ends the dismissal; in `viewDidDisappear` the presented one has no presenter any more (reported).
  func finishLeaving() {
    guard let transition else { return }
    let ending = [self] + above
    let controller = ending.last?.controller
    for presentation in ending { presentation.releasePresenter() }
    Runtime.current.dismissed += ending.map { ObjectIdentifier($0.presented) }
    transition.sendEnd()
    bringPresenterBack()
    controller?.send("dismissalTransitionDidEnd") { $0.dismissalTransitionDidEnd(true) }
    for presentation in ending { presentation.unlink() }
    conclude()
    for presentation in ending { presentation.dismissal?.completion?() }
    transition.context?.sendAnimationEnded(true)
  }

  /// A dismissal was cancelled: the presented controller is in front again.
  func comeBack() {
    guard let transition else { return }
    stage = .shown
    transition.sendCancellation()
    if transition.to != nil { takePresenterAway() }
    controller?.send("dismissalTransitionDidEnd") { $0.dismissalTransitionDidEnd(false) }
    conclude()
    transition.context?.sendAnimationEnded(false)
  }

  /// Says whether the presenter comes back below the top of the chain, which is still on the screen.
  ///
  /// One that a window's new root has replaced does not.
  private func uncoversPresenter(below top: UIViewController) -> Bool {
    guard coversPresenter, presenter.appearance == .disappeared else { return false }
    let window = top.viewIfLoaded?.window
    return presenter.arrival != nil || window?.rootViewController === presenter
  }

  /// Puts the presenter's view back to where it was, below the presentation.
  private func bringPresenterBack() {
    guard let view = transition?.to?.view,
      let home = presenterHome ?? container.superview ?? Runtime.current.keyWindow,
      view.superview !== home
    else { return }
    home.insertSubview(view, at: 0)
  }

  /// Takes away, without animation, all that lies between the presenter and the top of the chain, and
  /// returns the top.
  private func removeBetween() -> Presentation {
    var chain = [self]
    while let next = chain.last?.presented.presentation { chain.append(next) }
    above = Array(chain.dropFirst())
    for presentation in chain { presentation.endRunningTransition() }
    for presentation in above { presentation.stage = .leaving }
    for presentation in chain.dropLast().reversed() {
      presentation.presented.beginAppearance(false, animated: false)
      presentation.presented.endAppearance()
      presentation.presented.viewIfLoaded?.removeFromSuperview()
    }
    return chain.last ?? self
  }

  private func endRunningTransition() {
    transition?.cancelScheduledEnd()
    transition?.sendEnd()
    conclude()
  }
}
