import Workbook

/// A round of questions of earlier lessons, and how far it has come.
struct Review: Sendable {
  /// How many questions a round has at most.
  static let length = 3

  let questions: [ReviewQuestion]
  private(set) var answered = 0
  private(set) var right = 0

  /// Begins a round of what is due; there may be nothing.
  init(of questions: [ReviewQuestion], on schedule: ReviewSchedule, day: CalendarDay) {
    self.questions = schedule.choose(Self.length, of: questions, on: day)
  }

  /// The question that is being asked; nil at the end.
  var current: ReviewQuestion? {
    questions.indices.contains(answered) ? questions[answered] : nil
  }

  /// Goes on to the next question.
  mutating func take(wasRight: Bool) {
    answered += 1
    right += wasRight ? 1 : 0
  }
}
