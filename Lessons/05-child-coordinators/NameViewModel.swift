/// What the screen that changes a name shows, and what can happen on it.
@MainActor
final class NameViewModel {
  var onSaved: (() -> Void)?

  let title = "Change name"
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  var name: String { session.customer ?? "" }

  func save(_ name: String) {
    session.customer = name
    onSaved?()
  }
}
