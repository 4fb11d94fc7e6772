/// What an order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  var onAddress: (() -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title = "Your order"
  private(set) var address = "the shop"
  private var isPaid = false
  private let bread: Bread
  private let till: Till

  init(bread: Bread, till: Till) {
    self.bread = bread
    self.till = till
  }

  var text: String { "One \(bread.name), to \(address)" }
  var note: String { isPaid ? "Paid" : "\(bread.price) crowns to pay" }

  func use(_ address: String) {
    self.address = address
    onDataUpdated?()
  }

  func chooseAddress() { onAddress?() }

  /// Pays; a second tap finds it paid, and does nothing.
  func pay() {
    guard !isPaid else { return }
    isPaid = true
    onDataUpdated?()
    till.pay()
  }
}
