/// What is planned for breakfast.
@MainActor
final class Plan {
  private static var chosen: Bread?
  private static var listeners: [() -> Void] = []

  var bread: Bread? { Self.chosen }

  /// Calls the listener whenever another bread was chosen.
  func whenChanged(_ listener: @escaping () -> Void) {
    Self.listeners.append(listener)
  }

  func choose(_ bread: Bread) {
    Self.chosen = bread
    for listener in Self.listeners { listener() }
  }
}
