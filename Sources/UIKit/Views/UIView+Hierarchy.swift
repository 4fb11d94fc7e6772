extension UIView {
  /// The views inside this one, the hindmost first.
  ///
  /// They are owned by it.
  public var subviews: [UIView] { storedSubviews }

  /// The view around this one, or nil.
  public var superview: UIView? { storedSuperview }

  /// The window that the view is in, or nil.
  public var window: UIWindow? {
    var view: UIView? = self
    while let present = view, !(present is UIWindow) { view = present.storedSuperview }
    return view as? UIWindow
  }

  /// Adds a view in front of the other subviews, taking it from where it was.
  public func addSubview(_ view: UIView) {
    insert(view) { $0.endIndex }
  }

  /// Adds a view at a place among the subviews.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.endIndex) }
  }

  /// Adds a view right in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { ($0.firstIndex(of: sibling) ?? $0.endIndex - 1) + 1 }
  }

  /// Adds a view right behind a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.firstIndex(of: sibling) ?? $0.endIndex }
  }

  /// Brings a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) {
    guard let place = storedSubviews.firstIndex(of: view) else { return }
    storedSubviews.append(storedSubviews.remove(at: place))
  }

  /// Sends a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) {
    guard let place = storedSubviews.firstIndex(of: view) else { return }
    storedSubviews.insert(storedSubviews.remove(at: place), at: 0)
  }

  /// Takes the view from its superview, which may have been its only owner.
  public func removeFromSuperview() {
    guard let parent = storedSuperview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil {
      owningController?.viewWillLeaveWindow()
      announceMove(to: nil)
    }
    parent.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    if oldWindow != nil { announceMoved() }
    didMoveToSuperview()
  }

  /// Says whether the view is another one or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let present = ancestor {
      if present === view { return true }
      ancestor = present.storedSuperview
    }
    return false
  }

  /// The view with a tag: this one or the first inside it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Takes the keyboard from a field inside this view, if one has it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let field = Runtime.current.firstResponder as? UIView, field.isDescendant(of: self)
    else { return false }
    return field.resignFirstResponder()
  }

  private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    let oldWindow = view.window
    let newWindow = window
    let crossesWindows = oldWindow !== newWindow
    if let parent = view.storedSuperview {
      parent.willRemoveSubview(view)
      parent.storedSubviews.removeAll { $0 === view }
    }
    view.willMove(toSuperview: self)
    if crossesWindows { view.announceMove(to: newWindow) }
    storedSubviews.insert(view, at: place(storedSubviews))
    view.storedSuperview = self
    setNeedsLayout()
    if crossesWindows { view.announceMoved() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if newWindow != nil { view.owningController?.viewDidEnterWindow() }
  }

  private func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in storedSubviews { view.announceMove(to: window) }
  }

  private func announceMoved() {
    didMoveToWindow()
    for view in storedSubviews { view.announceMoved() }
  }
}
