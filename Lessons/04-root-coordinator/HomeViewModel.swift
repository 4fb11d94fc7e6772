/// What the shop's first screen shows, and what can happen on it.
@MainActor
final class HomeViewModel {
  var onChosen: ((Bread) -> Void)?
  var onAccount: (() -> Void)?

  let title = "Today's bread"
  let breads = Bread.today
  private let session: Session
  private let basket: Basket

  init(session: Session, basket: Basket) {
    self.session = session
    self.basket = basket
  }

  var greeting: String { "Good morning, \(session.customer ?? "guest")." }
  var basketText: String { basket.text }

  func choose(_ bread: Bread) { onChosen?(bread) }
  func openAccount() { onAccount?() }
}
