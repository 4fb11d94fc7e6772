/// What is to happen at a time to come, in order of time and, at one time, of request.
@MainActor
struct Timeline {
  /// Names one entry, so that it can be cancelled.
  ///
  /// No other has its number, in another world either.
  @MainActor
  struct Entry: Hashable {
    private static var lastNumber = 0
    fileprivate let number: Int

    /// The number of the last entry that was made.
    static var latest: Int { lastNumber }

    fileprivate init() {
      Self.lastNumber += 1
      number = Self.lastNumber
    }
  }

  /// What was taken out of the timeline, to be entered again later.
  struct Withdrawn {
    let delay: Duration
    let action: @MainActor () -> Void
  }

  private struct Event {
    let due: Duration
    let entry: Entry
    let action: @MainActor () -> Void
  }

  private var events: [Event] = []

  /// When the next entry is due, or nil if nothing is to come.
  var nextDue: Duration? { events.first?.due }

  /// When the last entry is due, or nil if nothing is to come.
  var lastDue: Duration? { events.last?.due }

  /// A Boolean value that tells whether nothing is to come.
  var isEmpty: Bool { events.isEmpty }

  /// Enters an action for a time.
  @discardableResult
  mutating func schedule(at due: Duration, _ action: @escaping @MainActor () -> Void) -> Entry {
    let event = Event(due: due, entry: Entry(), action: action)
    let place = events.firstIndex { $0.due > due } ?? events.endIndex
    events.insert(event, at: place)
    return event.entry
  }

  /// Takes an entry out; one that has run already is no error.
  mutating func cancel(_ entry: Entry) {
    events.removeAll { $0.entry == entry }
  }

  /// Takes out the first entry that is due at a time, or gives nil.
  mutating func popAction(dueAt time: Duration) -> (@MainActor () -> Void)? {
    guard let first = events.first, first.due <= time else { return nil }
    return events.removeFirst().action
  }

  /// Takes out all that was entered after a number was the latest.
  mutating func withdraw(enteredAfter latest: Int, at now: Duration) -> [Withdrawn] {
    let withdrawn = events.filter { $0.entry.number > latest }
    events.removeAll { $0.entry.number > latest }
    return withdrawn.map { Withdrawn(delay: $0.due - now, action: $0.action) }
  }
}
