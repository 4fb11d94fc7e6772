/// What the sign-in screen shows, and what can happen on it.
@MainActor
final class SignInViewModel {
  var onSignedIn: ((String) -> Void)?

  let title = "Sign in"
  /// The name used last, to save typing.
  let lastName = "Ada"

  func signIn(as name: String) {
    guard !name.isEmpty else { return }
    onSignedIn?(name)
  }
}
