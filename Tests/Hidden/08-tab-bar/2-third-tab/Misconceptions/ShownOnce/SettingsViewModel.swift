/// What the settings show, and what can happen on them.
@MainActor
final class SettingsViewModel {
  var onSignOut: (() -> Void)?

  let title = "Settings"
  let hours = "We bake from five, and sell from seven."

  func signOut() { onSignOut?() }
}
