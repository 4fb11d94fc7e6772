extension TransitionQueue {
  /// The container is about to come or go: what is at work inside it ends first.
  func hostWillChange() {
    guard let running else { return }
    if running.end != nil || running.isInteractive || running.context != nil { finish() }
  }

  /// The container has begun to come, or has come or gone.
  func hostDidChange() {
    guard let host else { return }
    switch host.appearance {
    case .appearing:
      if displayed !== target() { request(animated: false) }
    case .appeared:
      finish()
      if waitingAnimated != nil { Runtime.current.layoutPass.deferStart(of: host) }
    case .disappeared:
      finish()
      if waitingAnimated != nil { settleOffScreen() }
    case .disappearing:
      break
    }
  }
}
