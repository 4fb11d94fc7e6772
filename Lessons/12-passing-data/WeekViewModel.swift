/// What the week's plan shows, and what can happen on it.
@MainActor
final class WeekViewModel {
  var onChoose: ((Day) -> Void)?
  /// Called after something to be shown has changed.
  var onDataUpdated: (() -> Void)?

  let title = "This week"
  private var notes: [Day: String] = [:]

  func choose(_ day: Day) { onChoose?(day) }

  func note(for day: Day) -> String? { notes[day] }

  func set(_ note: String, for day: Day) {
    notes[day] = note
    onDataUpdated?()
  }
}
