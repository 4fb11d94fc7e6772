extension UIView {
  /// Asks for `layoutSubviews()` in the next layout pass.
  public func setNeedsLayout() {
    needsOwnLayout = true
    markLayoutDirty()
  }

  /// Runs the layout that waits in this view and everything inside it.
  ///
  /// A navigation or tab bar controller whose view is among them starts the transition that waits for
  /// this (recorded: `_startDeferredTransitionIfNeeded` runs from `layoutSubviews`).
  public func layoutIfNeeded() {
    Runtime.current.layOut(within: self)
  }

  /// Asks for the view to be drawn.
  ///
  /// Nothing is drawn here.
  public func setNeedsDisplay() {}

  /// Asks for the constraints to be set up anew.
  public func setNeedsUpdateConstraints() {}

  /// Sets up the constraints that wait.
  public func updateConstraintsIfNeeded() {}

  /// Says that the content asks for another size.
  public func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  /// The distance of what bars and the phone's edges leave free from the view's edges.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Marks the way from the root to this view, so that a pass finds it without a search.
  func markLayoutDirty() {
    var view: UIView? = self
    while let present = view, !present.hasDirtyLayout || present === self {
      present.hasDirtyLayout = true
      view = present.storedSuperview
    }
  }

  /// Lays out what is marked, from this view inwards.
  func layOutSubtree() {
    guard hasDirtyLayout else { return }
    hasDirtyLayout = false
    if needsOwnLayout {
      needsOwnLayout = false
      owningController?.sendViewWillLayoutSubviews()
      layoutSubviews()
      owningController?.sendViewDidLayoutSubviews()
    }
    for view in storedSubviews { view.layOutSubtree() }
  }
}
