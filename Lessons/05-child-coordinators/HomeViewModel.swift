/// What the shop's first screen shows, and what can happen on it.
@MainActor
final class HomeViewModel {
  var onProfile: (() -> Void)?
  var onSettings: (() -> Void)?

  let title = "Today's bread"
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  var greeting: String { "Good morning, \(session.customer ?? "guest")." }

  var baker: String {
    guard let baker = session.baker else { return "The oven is cold." }
    return "At the oven today: \(baker)."
  }

  func openProfile() { onProfile?() }
  func openSettings() { onSettings?() }
}
