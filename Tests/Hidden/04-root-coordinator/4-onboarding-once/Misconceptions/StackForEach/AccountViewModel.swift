/// What the account's sheet shows, and what can happen on it.
@MainActor
final class AccountViewModel {
  var onSignOut: (() -> Void)?
  var onClose: (() -> Void)?

  let title = "Account"
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  var text: String { "Signed in as \(session.customer ?? "guest")." }

  func signOut() { onSignOut?() }
  func close() { onClose?() }
}
