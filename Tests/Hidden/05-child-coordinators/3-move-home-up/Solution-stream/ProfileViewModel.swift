/// What the profile shows, and what can happen on it.
@MainActor
final class ProfileViewModel {
  var onDone: (() -> Void)?

  let title = "Profile"
  let name: String

  init(name: String) {
    self.name = name
  }

  func finish() { onDone?() }
}
