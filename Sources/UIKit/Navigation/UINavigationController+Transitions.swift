extension UINavigationController {
  /// The delegate's own animation of an animated transition.
  ///
  /// A stack that is replaced pops when its new top was on it, and pushes otherwise.
  func customTransition(
    from: UIViewController,
    to: UIViewController,
    animated: Bool
  ) -> CustomTransition? {
    let operation: Operation = to.membership == .moving ? .push : .pop
    guard animated, let delegate,
      let animator = animation(for: operation, from: from, to: to)
    else { return nil }
    return CustomTransition(
      animator: animator,
      interaction: delegate.navigationController(self, interactionControllerFor: animator)
    )
  }

  /// Asks the delegate for its animation; the question is noted when there is one.
  func animation(
    for operation: Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate,
      let animator = delegate.navigationController(
        self,
        animationControllerFor: operation,
        from: from,
        to: to
      )
    else { return nil }
    let detail = "\(operation), \(typeName(of: from)), \(typeName(of: to))"
    Runtime.current.note("animationController", to: delegate, detail)
    return animator
  }

  /// Puts back those that a cancelled transition took off, and takes off those that it put on.
  func didCancel(_ transition: ContainerTransition) {
    let returning = Array(leaving.reversed())
    leaving = []
    for controller in returning { controller.membership = .settled }
    if transition.to?.membership == .moving { withdrawEntering(but: transition.from) }
    let place = storedChildren.lastIndex { $0 === transition.to }.map { $0 + 1 }
    storedChildren.insert(contentsOf: returning, at: place ?? storedChildren.endIndex)
  }

  private func withdrawEntering(but former: UIViewController?) {
    let withdrawn = entering.compactMap(\.object).filter {
      $0.membership == .moving && $0 !== former
    }
    for controller in withdrawn.reversed() {
      storedChildren.removeAll { $0 === controller }
      letGo(controller)
    }
  }
}
