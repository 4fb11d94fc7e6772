/// What the profile shows, and what can happen on it.
@MainActor
final class ProfileViewModel {
  var onChangeName: (() -> Void)?
  var onDone: (() -> Void)?

  let title = "Profile"
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  var name: String { session.customer ?? "" }

  func changeName() { onChangeName?() }
  func finish() { onDone?() }
}
