extension Presentation: Deferring {
  /// A presentation starts in a turn of the loop, not by a view's layout.
  var deferralView: UIView? { nil }

  func startDeferred() {
    switch stage {
    case .waiting: arrive()
    case .leaving: leave()
    case .arriving, .shown: break
    }
  }

  private func arrive() {
    guard let window = presenter.viewIfLoaded?.window else {
      Runtime.current.warn(
        "Attempt to present \(named(presented)) on \(named(presenter)) whose view is not in the "
          + "window hierarchy!"
      )
      return unlink()
    }
    stage = .arriving
    coversPresenter = controller?.shouldRemovePresentersView == true
    let transition = makeArrival()
    self.transition = transition
    openContainer(in: window)
    presented.loadViewIfNeeded()
    controller?.send("presentationTransitionWillBegin") { $0.presentationTransitionWillBegin() }
    transition.begin(reportedAnimated: animated)
    show(in: transition)
  }

  private func makeArrival() -> ContainerTransition {
    ContainerTransition(
      from: coversPresenter ? presenter : nil,
      to: presented,
      animated: animated,
      order: .presentation,
      custom: animated ? customArrival : nil,
      modal: ModalCast(from: presenter, to: presented, style: style)
    )
  }

  private var customArrival: CustomTransition? {
    guard let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: presented,
        presenting: presenter,
        source: source ?? presenter
      )
    else { return nil }
    Runtime.current.note("animationController", to: delegate, "forPresented")
    return CustomTransition(
      animator: animator,
      interaction: delegate.interactionControllerForPresentation(using: animator)
    )
  }

  private func openContainer(in window: UIWindow) {
    container.frame = window.bounds
    container.controller = controller
    window.addSubview(container)
  }

  private func show(in transition: ContainerTransition) {
    guard transition.custom == nil else {
      return transition.run(in: arrivalStaging) { isShown in
        isShown ? self.finishArrival() : self.cancelArrival()
      }
    }
    let view = presentedView
    view.frame = controller?.frameOfPresentedViewInContainerView ?? container.bounds
    container.addSubview(view)
    presented.becomeVisible()
    transition.coordinator?.begin()
    scheduleEnd(of: transition) { $0.finishArrival() }
  }

  private var arrivalStaging: TransitionStaging {
    let presenterFrame = presenter.view.frame
    return TransitionStaging(
      container: container,
      views: [.from: coversPresenter ? presenter.view : nil, .to: presentedView],
      frames: [
        .from: .init(initial: presenterFrame, final: coversPresenter ? .zero : presenterFrame),
        .to: .init(final: controller?.frameOfPresentedViewInContainerView ?? container.bounds),
      ]
    )
  }

  private func finishArrival() {
    guard let transition else { return }
    transition.sendEnd()
    if coversPresenter { takePresenterAway() }
    stage = .shown
    controller?.send("presentationTransitionDidEnd") { $0.presentationTransitionDidEnd(true) }
    conclude()
    runCompletion()
    transition.context?.sendAnimationEnded(true)
    if dismissal != nil { beginLeaving() }
  }

  /// Takes everything back: the presented controller was never there.
  private func cancelArrival() {
    guard let transition else { return }
    transition.sendCancellation()
    controller?.send("presentationTransitionDidEnd") { $0.presentationTransitionDidEnd(false) }
    unlink()
    conclude()
    transition.context?.sendAnimationEnded(false)
  }

  /// Takes the presenter's view away, remembering where it was.
  func takePresenterAway() {
    guard let view = presenter.viewIfLoaded else { return }
    if view.superview !== container { presenterHome = view.superview }
    view.removeFromSuperview()
  }
}
