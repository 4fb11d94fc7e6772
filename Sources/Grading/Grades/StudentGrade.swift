package import Foundation

/// The grades of one student.
package struct StudentGrade: Codable, Equatable, Sendable {
  /// The student, as the folder or the archive of the submission is called.
  package var student: String
  /// When the submission was handed in, where that is known.
  package var handedIn: Date?
  /// The assigned exercises, in the course's order.
  package var exercises: [ExerciseGrade]
  /// What was wrong with the submission as a whole, and what was left out for it; a sentence each.
  package var troubles: [String]

  /// Makes a student's grades from their parts.
  package init(
    student: String,
    handedIn: Date? = nil,
    exercises: [ExerciseGrade],
    troubles: [String] = []
  ) {
    self.student = student
    self.handedIn = handedIn
    self.exercises = exercises
    self.troubles = troubles
  }

  /// The points that the student has.
  package var points: Double { exercises.map(\.points).reduce(0, +) }
  /// The points that can be had.
  package var maximum: Double { exercises.map(\.maximum).reduce(0, +) }
}

/// The sums are written too, for whoever reads the file without this program; they are not read back.
extension StudentGrade {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(student, forKey: .student)
    try container.encodeIfPresent(handedIn, forKey: .handedIn)
    try container.encode(exercises, forKey: .exercises)
    try container.encode(troubles, forKey: .troubles)
    var sums = encoder.container(keyedBy: SumKeys.self)
    try sums.encode(points.toHundredths, forKey: .points)
    try sums.encode(maximum.toHundredths, forKey: .maximum)
  }

  private enum SumKeys: CodingKey { case points, maximum }
}
