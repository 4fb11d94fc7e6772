/// What the delegate of a scene with windows is told.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  ///
  /// The delegate owns it; without an owner it vanishes.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Stands for a property that the delegate does not have.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
