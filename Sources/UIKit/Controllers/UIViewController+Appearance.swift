extension UIViewController {
  /// Tells a child of a container that passes appearance on itself that it is about to come or go.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells such a child that it has come or gone.
  public func endAppearanceTransition() {
    becomeVisible()
    endAppearance()
  }

  /// Sends a "will" callback, to this controller and then to its visible children.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? beginAppearing(animated) : beginDisappearing(animated)
  }

  private func beginAppearing(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearanceWillChange()
    appearance = .appearing
    hasBecomeVisible = false
    isAppearanceAnimated = animated
    Runtime.current.note("viewWillAppear", to: self)
    viewWillAppear(animated)
    forward { $0.beginAppearance(true, animated: animated) }
    appearanceDidChange()
  }

  private func beginDisappearing(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearanceWillChange()
    appearance = .disappearing
    isAppearanceAnimated = animated
    Runtime.current.note("viewWillDisappear", to: self)
    viewWillDisappear(animated)
    forward { $0.beginAppearance(false, animated: animated) }
  }

  /// Sends `viewIsAppearing`, to this controller and then to its visible children.
  func becomeVisible() {
    guard appearance == .appearing, !hasBecomeVisible else { return }
    hasBecomeVisible = true
    Runtime.current.note("viewIsAppearing", to: self)
    viewIsAppearing(isAppearanceAnimated)
    forward { $0.becomeVisible() }
  }

  /// Sends the "did" callback that belongs to the last "will".
  func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      Runtime.current.note("viewDidAppear", to: self)
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      Runtime.current.note("viewDidDisappear", to: self)
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      return
    }
    forward { $0.endAppearance() }
    appearanceDidChange()
  }

  private func forward(_ message: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren { message(child) }
  }
}

extension UIViewController {
  /// The view has been put into a window.
  ///
  /// A child whose container is in front comes in front with it.
  func viewDidEnterWindow() {
    guard appearance == .disappeared, let parent = storedParent, parent.forwardsToNewViews else {
      return
    }
    switch parent.appearance {
    case .appeared:
      beginAppearance(true, animated: false)
      Runtime.current.layoutPass.deferStart(of: self)
    case .appearing:
      beginAppearance(true, animated: parent.isAppearanceAnimated)
    case .disappeared, .disappearing:
      break
    }
  }

  /// The view is about to be taken out of a window.
  func viewWillLeaveWindow() {
    guard appearance == .appeared || appearance == .appearing, let parent = storedParent,
      parent.forwardsToNewViews
    else { return }
    beginAppearance(false, animated: false)
    endAppearance()
  }
}
