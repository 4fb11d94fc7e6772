/// What the receipt shows, and what can happen on it.
@MainActor
final class ReceiptViewModel {
  var onDone: (() -> Void)?
  /// Called when the customer leaves the shop with the bread.
  var onSignOut: (() -> Void)?

  let title = "Thank you"
  private let customer: String
  private let bread: Bread

  init(customer: String, bread: Bread) {
    self.customer = customer
    self.bread = bread
  }

  var text: String { "\(bread.name) for \(customer), ready at five." }

  func done() { onDone?() }
  func signOut() { onSignOut?() }
}
