/// What the shop's first screen shows, and what can happen on it.
@MainActor
final class HomeViewModel {
  var onProfile: (() -> Void)?
  var onSignOut: (() -> Void)?

  let title = "Today's bread"
  let greeting: String

  init(name: String) {
    greeting = "Good morning, \(name)."
  }

  func openProfile() { onProfile?() }
  func signOut() { onSignOut?() }
}
