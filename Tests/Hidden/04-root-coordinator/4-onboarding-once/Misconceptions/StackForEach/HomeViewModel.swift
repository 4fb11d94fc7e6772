/// What the shop's first screen shows, and what can happen on it.
@MainActor
final class HomeViewModel {
  var onAccount: (() -> Void)?

  let title = "Today's bread"
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  var greeting: String { "Good morning, \(session.customer ?? "guest")." }

  func openAccount() { onAccount?() }
}
