/// What an order's second screen shows, and what can happen on it.
@MainActor
final class PaymentViewModel {
  /// Called when it is paid.
  var onPaid: (() -> Void)?

  let title = "Payment"
  let text: String
  private var isPaid = false

  init(bread: Bread) {
    text = "\(bread.price) crowns to pay"
  }

  /// Pays; a second tap finds it paid, and does nothing.
  func pay() {
    guard !isPaid else { return }
    isPaid = true
    onPaid?()
  }
}
