/// A scene that shows windows.
@MainActor
open class UIWindowScene: UIScene {
  private var windowReferences: [WeakReference<UIWindow>] = []

  /// The windows made for this scene and still alive.
  ///
  /// The scene does not own them: its delegate does.
  open var windows: [UIWindow] {
    windowReferences.compactMap(\.object)
  }

  /// The window that gets the keyboard, or nil.
  open var keyWindow: UIWindow? {
    windows.first { $0.isKeyWindow }
  }

  /// The screen that the scene is on.
  open var screen: UIScreen { .main }

  /// Which way round the interface is: here, always upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.object == nil || $0.object === window }
    windowReferences.append(WeakReference(window))
  }

  func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.object == nil || $0.object === window }
  }
}
