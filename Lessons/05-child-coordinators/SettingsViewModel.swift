/// What the settings show, and what can happen on them.
@MainActor
final class SettingsViewModel {
  var onSignOut: (() -> Void)?
  var onDone: (() -> Void)?

  let title = "Settings"

  func signOut() { onSignOut?() }
  func finish() { onDone?() }
}
