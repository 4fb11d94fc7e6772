/// What the screen after a gift shows, and what can happen on it.
@MainActor
final class ThanksViewModel {
  var onDone: (() -> Void)?
  /// Called when the customer leaves the shop.
  var onSignOut: (() -> Void)?

  let title = "Thank you"
  private let bread: Bread
  private let name: String

  init(bread: Bread, name: String) {
    self.bread = bread
    self.name = name
  }

  var text: String { "\(bread.name) for \(name)." }

  func done() { onDone?() }
  func signOut() { onSignOut?() }
}
