extension Presentation {
  /// Asks for the dismissal of the presented controller and of everything above it.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard dismissal == nil else { return }
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
    guard let dismissal, transition == nil else { return }
    let top = removeBetween()
    let transition = ContainerTransition(
      from: top,
      to: uncoversPresenter(below: top) ? presenter : nil,
      animated: dismissal.animated,
      order: .presentation
    )
    self.transition = transition
    transition.begin(reportedAnimated: dismissal.animated)
    uncoverPresenter()
    scheduleEnd(of: transition) { $0.finishLeaving() }
  }

  /// Ends the dismissal; in `viewDidDisappear` the presented one has no presenter any more (reported).
  func finishLeaving() {
    guard let transition else { return }
    let ending = [self] + above
    for presentation in ending { presentation.releasePresenter() }
    transition.sendEnd()
    transition.from?.viewIfLoaded?.removeFromSuperview()
    for presentation in ending { presentation.unlink() }
    conclude()
    dismissal?.completion?()
  }

  /// Says whether the presenter comes back below the top of the chain, which is still on the screen.
  ///
  /// One that a window's new root has replaced does not.
  private func uncoversPresenter(below top: UIViewController) -> Bool {
    guard coversPresenter, presenter.appearance == .disappeared else { return false }
    let window = top.viewIfLoaded?.window
    return presenter.arrival != nil || window?.rootViewController === presenter
  }

  /// Puts the presenter's view back below that of the top of the chain.
  func uncoverPresenter() {
    guard let target = transition?.to else { return }
    let place = transition?.from?.viewIfLoaded?.superview ?? Runtime.current.keyWindow
    place?.insertSubview(target.view, at: 0)
    target.becomeVisible()
  }

  /// Takes away, without animation, all that lies between the presenter and the top of the chain, and
  /// returns the top.
  private func removeBetween() -> UIViewController {
    var chain = [self]
    while let next = chain.last?.presented.presentation { chain.append(next) }
    above = Array(chain.dropFirst())
    for presentation in chain { presentation.endRunningTransition() }
    for presentation in above { presentation.leaveWithOneBelow() }
    for presentation in chain.dropLast().reversed() {
      presentation.presented.beginAppearance(false, animated: false)
      presentation.presented.endAppearance()
      presentation.presented.viewIfLoaded?.removeFromSuperview()
    }
    return chain.last?.presented ?? presented
  }

  /// What is presented is being dismissed, by a dismissal further down and by none of its own.
  private func leaveWithOneBelow() {
    stage = .leaving
    dismissal = nil
  }

  private func endRunningTransition() {
    transition?.cancelScheduledEnd()
    transition?.sendEnd()
    conclude()
  }
}
