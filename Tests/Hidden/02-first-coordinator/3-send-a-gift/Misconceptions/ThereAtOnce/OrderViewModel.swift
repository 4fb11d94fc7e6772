/// What the screen after an order shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  var onDone: (() -> Void)?

  let title = "Ordered"
  private let bread: Bread
  private let recipient: String?

  /// Makes the model; the recipient of a bread that is no gift is nil.
  init(bread: Bread, recipient: String?) {
    self.bread = bread
    self.recipient = recipient
  }

  var summary: String {
    guard let recipient else { return "One \(bread.name) at five." }
    return "One \(bread.name) for \(recipient) at five."
  }

  func finish() { onDone?() }
}
