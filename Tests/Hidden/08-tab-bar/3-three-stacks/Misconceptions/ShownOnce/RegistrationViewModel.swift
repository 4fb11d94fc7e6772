/// What the registration screen shows, and what can happen on it.
@MainActor
final class RegistrationViewModel {
  var onRegistered: ((String) -> Void)?
  /// Called with what is wrong with the input.
  var onProblem: ((String) -> Void)?

  let title = "Register"

  func register(as name: String) {
    guard !name.isEmpty else {
      onProblem?("Type your name first.")
      return
    }
    onRegistered?(name)
  }
}
