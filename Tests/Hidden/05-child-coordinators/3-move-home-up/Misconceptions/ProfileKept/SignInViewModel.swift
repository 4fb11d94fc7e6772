/// What the sign-in screen shows, and what can happen on it.
@MainActor
final class SignInViewModel {
  var onSignedIn: ((String) -> Void)?
  var onRegister: (() -> Void)?
  /// Called with what is wrong with the input.
  var onProblem: ((String) -> Void)?

  let title = "Sign in"
  /// The name used last on this phone, to save typing.
  let lastName = "Ada"

  func signIn(as name: String) {
    guard !name.isEmpty else {
      onProblem?("Type your name first.")
      return
    }
    onSignedIn?(name)
  }

  func register() { onRegister?() }
}
