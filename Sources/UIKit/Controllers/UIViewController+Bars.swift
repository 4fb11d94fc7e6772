extension UIViewController {
  /// What the navigation bar shows for this controller.
  ///
  /// Made at its first use, and owned.
  public var navigationItem: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem(title: "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// What the tab bar shows for this controller.
  ///
  /// Made at its first use, and owned.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem ?? tabBarItemProvider?.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }

  /// The items of the navigation controller's tool bar while this controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { storedToolbarItems = newValue }
  }

  /// Sets the tool bar's items.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
  }

  /// The transition that this controller takes part in: its own, or the nearest of its ancestors.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var candidate: UIViewController? = self
    while let present = candidate {
      if let coordinator = present.presentationCoordinator ?? present.ownCoordinator {
        return coordinator
      }
      candidate = present.storedParent
    }
    return nil
  }

  private var presentationCoordinator: TransitionCoordinator? {
    arrival?.coordinator ?? presentation?.coordinator
  }
}
