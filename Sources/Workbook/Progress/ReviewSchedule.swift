/// When each question of earlier lessons was asked, how it was answered, and when it comes again.
///
/// The last answer and the day decide that, and nothing else. Answers are kept under the heading's name
/// in `Review.md`, so a new heading is a new question.
package struct ReviewSchedule: Equatable, Sendable {
  /// The last answer to each question that was asked, by the question's name.
  package private(set) var answers: [String: Answer] = [:]
  /// The day on which a review was last offered.
  package var offered: CalendarDay?

  /// A schedule on which nothing was asked yet.
  package init() {}

  /// The last answer to a question.
  package struct Answer: Codable, Equatable, Sendable {
    /// The day on which it was given.
    package let day: CalendarDay
    /// How often the question has been answered rightly in a row, this answer included; 0 when it was
    /// wrong.
    package let rightInARow: Int

    /// The day from which the question is asked again.
    var due: CalendarDay {
      let waits = ReviewSchedule.waits
      return day.advanced(by: waits[min(rightInARow, waits.count - 1)])
    }
  }

  /// The days until a question comes again: after a wrong answer, and after the first right one in a
  /// row, the second, the third and every later one.
  static let waits = [1, 1, 3, 7, 21]

  /// Notes an answer.
  package mutating func note(_ isRight: Bool, to question: ReviewQuestion, on day: CalendarDay) {
    let before = answers[question.id]?.rightInARow ?? 0
    answers[question.id] = Answer(day: day, rightInARow: isRight ? before + 1 : 0)
  }

  /// Chooses so many of the questions that are due.
  ///
  /// Those answered wrongly come first, then those never asked, then those asked longest ago. No lesson
  /// has a second one before each has had its first.
  package func choose(
    _ count: Int,
    of questions: [ReviewQuestion],
    on day: CalendarDay
  ) -> [ReviewQuestion] {
    var waiting = questions.filter { due($0) <= day }.sorted { urgency($0) < urgency($1) }
    var chosen: [ReviewQuestion] = []
    while chosen.count < count, !waiting.isEmpty {
      var lessons: Set<Int> = []
      let round = waiting.filter { lessons.insert($0.lesson).inserted }
      chosen += round.prefix(count - chosen.count)
      waiting.removeAll { round.contains($0) }
    }
    return chosen
  }

  /// Finds the first day on which one of the questions is due; nil when there are none.
  package func nextDay(of questions: [ReviewQuestion]) -> CalendarDay? {
    questions.map(due).min()
  }

  private static let never = CalendarDay(number: 0)

  private func due(_ question: ReviewQuestion) -> CalendarDay {
    answers[question.id]?.due ?? Self.never
  }

  /// What is asked first has the lowest.
  private func urgency(_ question: ReviewQuestion) -> (Int, CalendarDay, Int) {
    let answer = answers[question.id]
    return (answer?.rightInARow == 0 ? 0 : 1, answer?.day ?? Self.never, question.lesson)
  }
}

/// What a file does not say is as at first.
extension ReviewSchedule: Codable {
  private enum CodingKeys: String, CodingKey {
    case answers, offered
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    answers = try container.decodeIfPresent([String: Answer].self, forKey: .answers) ?? [:]
    offered = try container.decodeIfPresent(CalendarDay.self, forKey: .offered)
  }
}
