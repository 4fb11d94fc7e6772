package import Foundation
package import Workbook

/// What one student has for one exercise.
package struct ExerciseGrade: Codable, Equatable, Sendable {
  /// The exercise.
  package var exercise: ExerciseID
  /// The exercise's title.
  package var title: String
  /// What became of the student's answer.
  package var outcome: AnswerOutcome
  /// Every check of the exercise, in its order, whatever became of the answer.
  package var checks: [CheckGrade]
  /// What each point counts.
  package var weight: Double
  /// What is left of the points for an answer that came late, from 0 to 1.
  package var lateFactor: Double
  /// When it was due and when it came, for an answer that came late; nil for any other.
  package var late: Lateness?
  /// When the answer was handed in, where that is known.
  package var handedIn: Date?

  /// Makes a grade from its parts.
  package init(
    exercise: ExerciseID,
    title: String,
    outcome: AnswerOutcome,
    checks: [CheckGrade],
    weight: Double = 1,
    lateFactor: Double = 1,
    late: Lateness? = nil,
    handedIn: Date? = nil
  ) {
    self.exercise = exercise
    self.title = title
    self.outcome = outcome
    self.checks = checks
    self.weight = weight
    self.lateFactor = lateFactor
    self.late = late
    self.handedIn = handedIn
  }

  /// The points that the student has.
  package var points: Double {
    checks.filter(\.isPassed).map(\.worth).reduce(0, +) * weight * lateFactor
  }
  /// The points that can be had.
  package var maximum: Double { checks.map(\.worth).reduce(0, +) * weight }
}

/// The sums are written too, for whoever reads the file without this program; they are not read back.
extension ExerciseGrade {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(exercise, forKey: .exercise)
    try container.encode(title, forKey: .title)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(checks, forKey: .checks)
    try container.encode(weight, forKey: .weight)
    try container.encode(lateFactor, forKey: .lateFactor)
    try container.encodeIfPresent(late, forKey: .late)
    try container.encodeIfPresent(handedIn, forKey: .handedIn)
    var sums = encoder.container(keyedBy: SumKeys.self)
    try sums.encode(points.toHundredths, forKey: .points)
    try sums.encode(maximum.toHundredths, forKey: .maximum)
  }

  private enum SumKeys: CodingKey { case points, maximum }
}
