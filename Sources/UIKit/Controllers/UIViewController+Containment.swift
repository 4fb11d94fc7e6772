extension UIViewController {
  /// The container that this controller is in, or nil.
  ///
  /// It is not owned.
  public var parent: UIViewController? { storedParent }

  /// The nearest navigation controller around this one, found by walking the parents.
  public var navigationController: UINavigationController? {
    enclosing(UINavigationController.self)
  }

  /// The nearest tab bar controller around this one, found by walking the parents.
  public var tabBarController: UITabBarController? {
    enclosing(UITabBarController.self)
  }

  /// The nearest split view controller around this one, found by walking the parents.
  public var splitViewController: UISplitViewController? {
    enclosing(UISplitViewController.self)
  }

  /// A Boolean value that tells whether a container is taking this controller in.
  public var isMovingToParent: Bool { membership == .moving }

  /// A Boolean value that tells whether a container is letting this controller go, as a pop does.
  public var isMovingFromParent: Bool { membership == .leaving }

  func enclosing<Container: UIViewController>(_ type: Container.Type) -> Container? {
    ancestor { $0 is Container } as? Container
  }

  func ancestor(where condition: (UIViewController) -> Bool) -> UIViewController? {
    var candidate = storedParent
    while let present = candidate {
      if condition(present) { return present }
      candidate = present.storedParent
    }
    return nil
  }

  /// The outermost container around this controller, or the controller itself.
  var root: UIViewController {
    var candidate = self
    while let parent = candidate.storedParent { candidate = parent }
    return candidate
  }

  func sendWillMove(to parent: UIViewController?) {
    Runtime.current.note("willMove", to: self, Self.describe(parent: parent))
    willMove(toParent: parent)
  }

  func sendDidMove(to parent: UIViewController?) {
    Runtime.current.note("didMove", to: self, Self.describe(parent: parent))
    didMove(toParent: parent)
  }

  private static func describe(parent: UIViewController?) -> String {
    "toParent: " + (parent.map { typeName(of: $0) } ?? "nil")
  }

  func addToChildren(_ child: UIViewController) {
    guard child !== self else {
      return Runtime.current.raise("Can't add self as child: \(typeName(of: self))")
    }
    child.storedParent === self ? child.detach() : child.leaveOtherParent()
    child.sendWillMove(to: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Leaves the container that the controller is in, since another takes it in.
  func leaveOtherParent() {
    guard let former = storedParent else { return }
    sendWillMove(to: nil)
    leaveParent()
    former.childWasTaken()
  }

  func leaveParent() {
    guard storedParent != nil else { return }
    detach()
    sendDidMove(to: nil)
  }

  /// Ends the tie to the parent, looking from the end, where a controller to be removed mostly is.
  private func detach() {
    guard let parent = storedParent else { return }
    if let place = parent.storedChildren.lastIndex(where: { $0 === self }) {
      parent.storedChildren.remove(at: place)
    }
    storedParent = nil
  }
}
