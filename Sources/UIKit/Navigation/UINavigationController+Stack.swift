extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard !(controller is UINavigationController) else {
      return Runtime.current.raise("Pushing a navigation controller is not supported")
    }
    guard !(controller is UISplitViewController) else {
      return Runtime.current.raise(
        "Split View Controllers cannot be pushed to a Navigation Controller \(named(self))"
      )
    }
    admit(controller, animated: animated)
  }

  /// Puts any controller on the stack: a collapsed split view puts navigation controllers there.
  func admit(_ controller: UIViewController, animated: Bool) {
    guard !holds(controller) else {
      return Runtime.current.raise(
        "\(named(self)) is pushing the same view controller instance (\(named(controller))) more "
          + "than once which is not supported and is most likely an error in the application"
      )
    }
    warnIfUnbalanced(animated: animated)
    take(controller)
    storedChildren.append(controller)
    transitions.request(animated: animated)
  }

  /// Removes what lies above a place.
  ///
  /// Without such a place, or with nothing above it, does nothing.
  func pop(to place: Int, animated: Bool) -> [UIViewController] {
    guard place >= 0, place < storedChildren.count - 1 else { return [] }
    let removed = Array(storedChildren[(place + 1)...])
    storedChildren.removeLast(removed.count)
    for controller in removed.reversed() { letGo(controller) }
    transitions.request(animated: animated)
    return removed
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    let wanted = Set(controllers.map(ObjectIdentifier.init))
    guard wanted.count == controllers.count else {
      return Runtime.current.raise(
        "All view controllers in a navigation controller must be distinct"
      )
    }
    let old = storedChildren
    let present = Set(old.map(ObjectIdentifier.init))
    storedChildren = controllers
    for controller in old.reversed() where !wanted.contains(ObjectIdentifier(controller)) {
      letGo(controller)
    }
    for controller in controllers where !present.contains(ObjectIdentifier(controller)) {
      take(controller)
    }
    transitions.request(animated: animated)
  }

  /// Says in constant time whether a controller is on the stack.
  func holds(_ controller: UIViewController) -> Bool {
    controller.storedParent === self && controller.membership != .leaving
  }

  private func take(_ controller: UIViewController) {
    if controller.storedParent !== self { controller.leaveOtherParent() }
    leaving.removeAll { $0 === controller }
    controller.membership = .moving
    controller.storedParent = self
    controller.sendWillMove(to: self)
    entering.append(WeakReference(controller))
  }

  func letGo(_ controller: UIViewController) {
    controller.membership = .leaving
    if let place = entering.lastIndex(where: { $0.object === controller }) {
      entering.remove(at: place)
    }
    leaving.append(controller)
    controller.sendWillMove(to: nil)
  }

  private func warnIfUnbalanced(animated: Bool) {
    guard animated, transitions.waitingAnimated == true, let top = topViewController,
      top.membership == .moving, appearance != .disappeared
    else { return }
    Runtime.current.warn("Unbalanced calls to begin/end appearance transitions for \(named(top)).")
  }
}

extension UINavigationController: TransitionHost {
  func willDisplay(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    Runtime.current.note("willShow", to: delegate, typeName(of: controller))
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func didDisplay(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    Runtime.current.note("didShow", to: delegate, typeName(of: controller))
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  /// Tells those that came in and those that left.
  ///
  /// The latter are owned here no longer.
  func didSettle() {
    if appearance != .disappeared { settleEntering() }
    let left = leaving
    leaving = []
    for controller in left where controller.membership == .leaving {
      controller.membership = .settled
      controller.storedParent = nil
      controller.sendDidMove(to: nil)
      didLetGo(controller)
    }
  }

  private func settleEntering() {
    let entered = entering.compactMap(\.object)
    entering = []
    for controller in entered where controller.membership == .moving {
      controller.membership = .settled
      controller.sendDidMove(to: self)
    }
  }
}
