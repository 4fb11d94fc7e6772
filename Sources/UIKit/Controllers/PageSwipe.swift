extension UIPageViewController: TransitionHost {
  func willDisplay(_ controller: UIViewController, animated: Bool) {}
  func didDisplay(_ controller: UIViewController, animated: Bool) {}

  func didCancel(_ transition: ContainerTransition) {
    page = transition.from
  }

  /// Lets the pages go that are no longer shown, and tells who asked for the change.
  func didSettle() {
    for old in storedChildren where old !== page {
      old.sendWillMove(to: nil)
      old.leaveParent()
    }
    let completion = completion
    self.completion = nil
    completion?(true)
    endSwipe()
  }

  /// Takes a page in, and makes it the one to be shown.
  func turn(to next: UIViewController) {
    if next.storedParent !== self {
      addToChildren(next)
      next.sendDidMove(to: self)
    }
    page = next
  }

  private func endSwipe() {
    guard let former = pageBeforeSwipe else { return }
    pageBeforeSwipe = nil
    guard let delegate else { return }
    let isTurned = page !== former
    Runtime.current.note("didFinishAnimating", to: delegate, isTurned ? "turned" : "not turned")
    delegate.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: [former],
      transitionCompleted: isTurned
    )
  }
}

extension UIPageViewController {
  /// The user's finger begins to pull the next page in, or the one before.
  ///
  /// Gives false when there is none, or when a page is moving.
  @discardableResult
  package func userBeganSwipe(_ direction: NavigationDirection) -> Bool {
    Runtime.current.turn()
    guard appearance == .appeared, transitions.running == nil, let page,
      let next = neighbour(of: page, direction)
    else { return false }
    if let delegate {
      Runtime.current.note("willTransitionTo", to: delegate, typeName(of: next))
      delegate.pageViewController(self, willTransitionTo: [next])
    }
    pageBeforeSwipe = page
    turn(to: next)
    return transitions.beginInteractive() != nil
  }

  /// The finger leaves the screen and the page goes on turning.
  package func userFinishedSwipe() {
    transitions.endInteraction(cancelled: false)
  }

  /// The finger leaves the screen halfway, and the page that was there comes back.
  package func userCancelledSwipe() {
    transitions.endInteraction(cancelled: true)
  }

  private func neighbour(
    of page: UIViewController,
    _ direction: NavigationDirection
  ) -> UIViewController? {
    switch direction {
    case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
    case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
    }
  }
}
