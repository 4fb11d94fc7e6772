extension UIApplication {
  /// The windows of all scenes.
  ///
  /// Apple advises against it: `UIWindowScene.windows` says whose they are.
  public var windows: [UIWindow] {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The window that gets the keyboard, or nil.
  ///
  /// Apple advises against it: an app with several scenes has several.
  public var keyWindow: UIWindow? { Runtime.current.keyWindow }

  /// The sessions of the scenes that the user has not discarded: here, those of the connected ones.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// The ways round that a window may be shown: here, whatever the device allows.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .allOfDevice
  }
}
