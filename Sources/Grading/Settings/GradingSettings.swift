package import Foundation
package import Workbook

/// What an instructor decides: what is to be done, by when, and what it counts.
package struct GradingSettings: Equatable, Sendable {
  /// The lessons and exercises that are to be done; all of the course when empty.
  package var assigned: [CoursePart] = []
  /// When they are due; an exercise's own date comes before its lesson's.
  package var due: [CoursePart: DueDate] = [:]
  /// What is left of the points for each day that has begun since an answer was due; nil where nobody said,
  /// and then all of them.
  package var lateFactor: Double?
  /// What each point counts, where that is not 1; an exercise's own weight comes before its lesson's.
  package var weights: [CoursePart: Double] = [:]
  /// What checks are worth, where that is not one point each.
  package var points: [ExerciseID: ExercisePoints] = [:]
  /// When students have handed in, by name; for all others the newest of an answer's files tells.
  package var handedIn: [String: Date] = [:]
  /// The answers that a human has looked at and found honest: the beginning of their fingerprints, by
  /// student.
  package var cleared: [String: [ExerciseID: String]] = [:]

  /// Makes the settings of a class for which nothing was decided.
  package init() {}

  /// The name of the file that is read in a class's folder.
  package static let fileName = "grading.json"

  /// A Boolean value that tells whether an exercise is to be done.
  package func isAssigned(_ id: ExerciseID) -> Bool {
    assigned.isEmpty || assigned.contains { $0.contains(id) }
  }

  /// A Boolean value that tells whether a human has looked at these very contents.
  package func isCleared(_ contents: String, of student: String, for id: ExerciseID) -> Bool {
    cleared[student]?[id].map(contents.hasPrefix) ?? false
  }

  /// What each point of an exercise counts.
  package func weight(of id: ExerciseID) -> Double { weights.value(for: id) ?? 1 }

  /// When an exercise is due; nil where nobody said.
  package func dueDate(of id: ExerciseID) -> DueDate? {
    due[.exercise(id)] ?? due[.lesson(id.lesson)]
  }

  /// How late an answer came; nil for one in time, for one that is due at no time, and for one of which
  /// nobody knows when it came.
  package func lateness(of id: ExerciseID, handedIn moment: Date?) -> Lateness? {
    guard let moment, let due = dueDate(of: id), moment > due.moment else { return nil }
    return Lateness(due: due.moment, handedIn: moment, secondsFromGMT: due.secondsFromGMT)
  }

  /// What is left of the points of an answer.
  /// - Parameters:
  ///   - id: The exercise.
  ///   - moment: When the answer was handed in; one of which that is not known is in time.
  /// - Returns: 1 for what came in time, less for each day begun since then, never less than 0.
  package func lateFactor(of id: ExerciseID, handedIn moment: Date?) -> Double {
    guard let lateFactor, let late = lateness(of: id, handedIn: moment) else { return 1 }
    let days = (late.handedIn.timeIntervalSince(late.due) / (24 * 60 * 60)).rounded(.up)
    return pow(lateFactor, days)
  }

  /// The points of some checks of an exercise, by their identifiers; 1 for one that is not named.
  package func worth(of id: ExerciseID, checks: [String]) -> [String: Double] {
    points[id]?.worth(of: checks) ?? [:]
  }
}
