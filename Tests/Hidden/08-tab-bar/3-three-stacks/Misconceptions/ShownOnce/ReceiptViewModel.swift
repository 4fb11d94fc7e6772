/// What the receipt shows, and what can happen on it.
@MainActor
final class ReceiptViewModel {
  var onDone: (() -> Void)?
  /// Called when the customer wants to see all orders.
  var onOrders: (() -> Void)?
  /// Called when the customer leaves the shop with the bread.
  var onSignOut: (() -> Void)?

  let title = "Thank you"
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  var text: String { "\(bread.name), ready at five." }

  func done() { onDone?() }
  func showOrders() { onOrders?() }
  func signOut() { onSignOut?() }
}
