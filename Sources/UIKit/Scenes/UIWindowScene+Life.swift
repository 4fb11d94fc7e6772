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
    Runtime.current.application.applicationState = .inactive
    activationState = .foregroundInactive
    delegate.scene(self, willConnectTo: session, options: options)
  }

  /// The user comes to the app, for the first time or again.
  package func enterForeground() {
    guard activationState != .foregroundActive else { return }
    let application = Runtime.current.application
    delegate?.sceneWillEnterForeground(self)
    application.post(UIApplication.willEnterForegroundNotification)
    activationState = .foregroundActive
    application.applicationState = .active
    delegate?.sceneDidBecomeActive(self)
    application.post(UIApplication.didBecomeActiveNotification)
  }

  /// The user leaves the app, which goes on in the background.
  ///
  /// The session keeps what the delegate gives there to be restored from at the next launch.
  package func enterBackground() {
    guard activationState != .background else { return }
    let application = Runtime.current.application
    delegate?.sceneWillResignActive(self)
    application.post(UIApplication.willResignActiveNotification)
    activationState = .background
    application.applicationState = .background
    delegate?.sceneDidEnterBackground(self)
    application.post(UIApplication.didEnterBackgroundNotification)
    session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
  }

  /// A URL with the app's own scheme comes to the running app.
  package func receive(_ context: UIOpenURLContext) {
    delegate?.scene(self, openURLContexts: [context])
  }

  /// An activity, such as a universal link, comes to the running app.
  package func receive(_ activity: NSUserActivity) {
    delegate?.scene(self, continue: activity)
  }
}
