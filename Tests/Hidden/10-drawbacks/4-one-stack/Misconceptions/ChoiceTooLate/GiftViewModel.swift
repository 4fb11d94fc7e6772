/// What a gift's screen shows, and what can happen on it.
@MainActor
final class GiftViewModel {
  var onAddress: (() -> Void)?
  /// Called when the gift is sent, or is not to be.
  var onDone: (() -> Void)?
  /// Called when there is something new to show.
  var onDataUpdated: (() -> Void)?

  let title = "Your gift"
  private var address = "a friend"
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  var text: String { "One \(bread.name), to \(address)" }

  func use(_ address: String) {
    self.address = address
    onDataUpdated?()
  }

  func chooseAddress() { onAddress?() }
  func finish() { onDone?() }
}
