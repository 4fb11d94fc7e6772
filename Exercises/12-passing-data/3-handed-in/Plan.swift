/// What is planned for breakfast.
@MainActor
final class Plan {
  static let shared = Plan()

  /// Called when another bread was chosen.
  var onChange: (() -> Void)?

  private(set) var bread: Bread?

  func choose(_ bread: Bread) {
    self.bread = bread
    onChange?()
  }
}
