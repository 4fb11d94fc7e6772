/// What the sign-in screen shows, and what can happen on it.
@MainActor
final class SignInViewModel {
  var onSignedIn: ((String) -> Void)?
  var onRegister: (() -> Void)?
  var onBaker: (() -> Void)?
  var onCancel: (() -> Void)?
  /// Called with what is wrong with the input.
  var onProblem: ((String) -> Void)?

  let title: String
  /// The name used last at this entrance, to save typing.
  let lastName: String
  /// Whether this is the bakers' door, which has no registration.
  let isForBakers: Bool

  init(entrance: Entrance) {
    switch entrance {
    case .front:
      title = "Sign in"
      lastName = "Ada"
      isForBakers = false
    case .bakers:
      title = "Bakers only"
      lastName = "Grace"
      isForBakers = true
    }
  }

  func signIn(as name: String) {
    guard !name.isEmpty else {
      onProblem?("Type your name first.")
      return
    }
    onSignedIn?(name)
  }

  func register() { onRegister?() }
  func callBaker() { onBaker?() }
  func cancel() { onCancel?() }
}
