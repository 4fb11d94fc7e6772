/// What the sign-in screen shows, and what can happen on it.
@MainActor
final class SignInViewModel {
  var onSignedIn: ((String) -> Void)?
  /// Called with what is wrong with the input.
  var onProblem: ((String) -> Void)?

  let title = "Sign in"
  /// The name that the phone suggests, to save typing.
  let suggestedName = "Ada"

  func signIn(as name: String) {
    guard !name.isEmpty else {
      onProblem?("Type your name first.")
      return
    }
    onSignedIn?(name)
  }
}
