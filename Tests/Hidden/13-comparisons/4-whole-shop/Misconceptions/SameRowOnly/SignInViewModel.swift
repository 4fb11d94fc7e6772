/// Asks who is there.
@MainActor
final class SignInViewModel: PageViewModel {
  var onSignedIn: ((String) -> Void)?

  let title = "Sign in"

  var rows: [Row] {
    [.text("Who is there?")]
      + ["Ada", "Ben"].map { name in
        .button(name) { [self] in onSignedIn?(name) }
      }
  }
}
