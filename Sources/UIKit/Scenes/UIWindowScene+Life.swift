extension UIWindowScene {
  /// Connects the scene: its delegate gets what the app was started with, and nothing else is called.
  ///
  /// The URLs and activities of a cold start are in the options alone (Apple's documentation).
  package func connect(
    to delegate: any UIWindowSceneDelegate,
    options: UIScene.ConnectionOptions
  ) {
    self.delegate = delegate
    Runtime.current.application.connectedScenes = [self]
    activationState = .foregroundInactive
    delegate.scene(self, willConnectTo: session, options: options)
  }

  /// The user comes to the app, for the first time or again.
  package func enterForeground() {
    guard activationState != .foregroundActive else { return }
    delegate?.sceneWillEnterForeground(self)
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
  }

  /// The user leaves the app, which goes on in the background.
  package func enterBackground() {
    guard activationState != .background else { return }
    delegate?.sceneWillResignActive(self)
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
  }

  /// A URL with the app's own scheme comes to the running app.
  package func receive(_ context: UIOpenURLContext) {
    delegate?.scene(self, openURLContexts: [context])
  }

  /// An activity, such as a universal link, comes to the running app.
  package func receive(_ activity: NSUserActivity) {
    delegate?.scene(self, continue: activity)
  }

  /// What the delegate gives to be restored from at the next launch.
  package var restorationActivity: NSUserActivity? {
    delegate?.stateRestorationActivity(for: self)
  }
}
