extension UITabBarController: TransitionHost {
  func willDisplay(_ controller: UIViewController, animated: Bool) {}
  func didDisplay(_ controller: UIViewController, animated: Bool) {}
  func didSettle() {}

  /// The delegate's own animation of a change of tabs, whoever changes them.
  func customTransition(
    from: UIViewController,
    to: UIViewController,
    animated: Bool
  ) -> CustomTransition? {
    guard let delegate, from.storedParent === self, to.storedParent === self,
      let animator = delegate.tabBarController(
        self,
        animationControllerForTransitionFrom: from,
        to: to
      )
    else { return nil }
    let detail = "\(typeName(of: from)), \(typeName(of: to))"
    Runtime.current.note("animationController", to: delegate, detail)
    return CustomTransition(
      animator: animator,
      interaction: delegate.tabBarController(self, interactionControllerFor: animator)
    )
  }

  /// The tab that was selected before is selected again.
  func didCancel(_ transition: ContainerTransition) {
    selection = transition.from
  }
}
