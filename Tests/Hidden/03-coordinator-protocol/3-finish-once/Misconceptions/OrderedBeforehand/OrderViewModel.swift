/// What the screen of an order shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  var onConfirmed: (() -> Void)?
  var onNotToday: (() -> Void)?

  let title = "Order"
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  var text: String { "One \(bread.name), ready at five." }

  func confirm() { onConfirmed?() }
  func leaveIt() { onNotToday?() }
}
