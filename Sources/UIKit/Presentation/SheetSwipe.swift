extension UIViewController {
  /// The user's finger begins to pull this presented sheet down.
  ///
  /// Gives false when it does not move.
  ///
  /// Only the top of a chain of sheets can be pulled. A sheet that may not go tells its delegate of the
  /// attempt.
  @discardableResult
  package func userBeganSwipeDown() -> Bool {
    Runtime.current.turn()
    let sheet = root
    guard let arrival = sheet.arrival, arrival.stage == .shown, arrival.isSheet,
      sheet.presentation == nil, let controller = sheet.presentationController
    else { return false }
    guard arrival.mayLeave(by: controller) else {
      controller.tell("didAttemptToDismiss") { $0.presentationControllerDidAttemptToDismiss }
      return false
    }
    controller.tell("willDismiss") { $0.presentationControllerWillDismiss }
    arrival.beginSwipe()
    return true
  }

  /// The finger leaves the screen and the sheet goes.
  package func userFinishedSwipeDown() {
    root.arrival?.endSwipe(cancelled: false)
  }

  /// The finger leaves the screen halfway and the sheet comes back.
  package func userCancelledSwipeDown() {
    root.arrival?.endSwipe(cancelled: true)
  }
}

extension UIViewController {
  /// A Boolean value that tells whether this controller, or one that is seen inside it, may not be
  /// swiped away.
  fileprivate var holdsItsSheet: Bool {
    isModalInPresentation || visibleChildren.contains(where: \.holdsItsSheet)
  }
}

extension Presentation {
  fileprivate func mayLeave(by controller: UIPresentationController) -> Bool {
    guard !presented.holdsItsSheet else { return false }
    guard let delegate = controller.delegate else { return true }
    Runtime.current.note("shouldDismiss", to: delegate)
    return delegate.presentationControllerShouldDismiss(controller)
  }

  fileprivate func beginSwipe() {
    stage = .leaving
    let transition = ContainerTransition(
      from: presented,
      to: nil,
      animated: true,
      order: .presentation,
      interactive: true,
      modal: ModalCast(from: presented, to: presenter, style: style)
    )
    self.transition = transition
    controller?.send("dismissalTransitionWillBegin") { $0.dismissalTransitionWillBegin() }
    transition.begin(reportedAnimated: true)
    transition.coordinator?.begin()
  }

  fileprivate func endSwipe(cancelled: Bool) {
    guard let transition, transition.isInteractive, transition.custom == nil else { return }
    transition.coordinator?.endInteraction(cancelled: cancelled)
    scheduleEnd(of: transition) { cancelled ? $0.comeBack() : $0.finishSwipe() }
  }

  private func finishSwipe() {
    let controller = presented.presentationController
    finishLeaving()
    controller?.tell("didDismiss") { $0.presentationControllerDidDismiss }
  }
}

extension UIPresentationController {
  fileprivate func tell(
    _ name: String,
    _ method: (any UIAdaptivePresentationControllerDelegate) -> (UIPresentationController) -> Void
  ) {
    guard let delegate else { return }
    Runtime.current.note(name, to: delegate)
    method(delegate)(self)
  }
}
