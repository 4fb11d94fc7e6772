/// Who is signed in, and the way out.
@MainActor
final class SettingsViewModel: PageViewModel {
  var onSignedOut: (() -> Void)?

  let title = "Settings"
  private let customer: String

  init(customer: String) {
    self.customer = customer
  }

  var rows: [Row] {
    [
      .text("Signed in as \(customer)"),
      .button("Sign out") { [self] in onSignedOut?() },
    ]
  }
}
