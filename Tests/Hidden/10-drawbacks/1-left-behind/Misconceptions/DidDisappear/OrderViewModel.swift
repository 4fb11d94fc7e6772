/// What an order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title = "Your order"
  private var isPaid = false
  private let bread: Bread
  private let till: Till

  init(bread: Bread, till: Till) {
    self.bread = bread
    self.till = till
  }

  var text: String { "One \(bread.name)" }
  var note: String { isPaid ? "Paid" : "\(bread.price) crowns to pay" }

  /// Pays; a second tap finds it paid, and does nothing.
  func pay() {
    guard !isPaid else { return }
    isPaid = true
    onDataUpdated?()
    till.pay()
  }
}
