/// What is planned for breakfast.
@MainActor
final class Plan {
  /// Someone who watches, and may go at any time.
  private struct Seat {
    weak var watcher: (any PlanWatcher)?
  }

  private(set) var bread: Bread?
  private var seats: [Seat] = []

  func add(_ watcher: any PlanWatcher) {
    seats.removeAll { $0.watcher == nil }
    seats.append(Seat(watcher: watcher))
  }

  func choose(_ bread: Bread) {
    self.bread = bread
    for seat in seats { seat.watcher?.planDidChange(self) }
  }
}
