/// What is planned for breakfast.
@MainActor
final class Plan {
  private(set) var bread: Bread?
  private var listeners: [() -> Void] = []

  /// Calls the listener whenever another bread was chosen.
  func whenChanged(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  func choose(_ bread: Bread) {
    self.bread = bread
    for listener in listeners { listener() }
  }
}
