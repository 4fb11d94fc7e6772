/// What the gift's screen shows, and what can happen on it.
@MainActor
final class GiftViewModel {
  /// Called when the gift is on its way, with the name of who gets it.
  var onSent: ((String) -> Void)?
  var onCancel: (() -> Void)?

  let title = "A gift"
  private let bread: Bread
  private let repository: BreadRepository
  private var isSent = false

  init(bread: Bread, repository: BreadRepository) {
    self.bread = bread
    self.repository = repository
  }

  var text: String { "One \(bread.name)" }

  /// Sends the gift; a second tap finds it sent, and does nothing.
  func send(to name: String) {
    guard !isSent else { return }
    isSent = true
    guard !name.isEmpty else { return }
    repository.give(bread.id)
    onSent?(name)
  }

  func cancel() { onCancel?() }
}
