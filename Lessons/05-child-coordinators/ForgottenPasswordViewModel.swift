/// What the forgotten-password screen shows, and what can happen on it.
@MainActor
final class ForgottenPasswordViewModel {
  var onSent: (() -> Void)?

  let title = "New password"
  let explanation = "We send a link to your e-mail address."

  func send() { onSent?() }
}
