/// What the shop's first screen shows.
@MainActor
final class HomeViewModel {
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
}
