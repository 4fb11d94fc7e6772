extension UIViewController {
  /// The view, if it is loaded.
  ///
  /// Asking does not load it.
  public var viewIfLoaded: UIView? { storedView }

  /// A Boolean value that tells whether the view is loaded.
  ///
  /// Asking does not load it.
  public var isViewLoaded: Bool { storedView != nil }

  /// Loads the view, unless it is loaded.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    Runtime.current.note("loadView", to: self)
    loadView()
    guard storedView != nil else {
      return Runtime.current.raise(
        "\(typeName(of: self)) loadView did not set a view, although it was overridden."
      )
    }
    Runtime.current.note("viewDidLoad", to: self)
    viewDidLoad()
  }

  func setView(_ view: UIView?) {
    storedView?.owningController = nil
    storedView = view
    view?.owningController = self
  }

  func sendViewWillLayoutSubviews() {
    viewWillLayoutSubviews()
  }

  func sendViewDidLayoutSubviews() {
    viewDidLayoutSubviews()
  }
}
