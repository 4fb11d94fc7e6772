package import Foundation

/// What is to be remembered of a check.
package struct CheckedWork: Sendable {
  /// The exercise.
  package let exercise: ExerciseID
  /// What was checked; nil where the files changed meanwhile, so that nobody can tell.
  package let contents: Contents?
  /// Whether each check passed, by its identifier; empty where none could be run.
  package let checks: [String: Bool]
  /// When the result came.
  package let time: Date

  /// Describes a check.
  package init(exercise: ExerciseID, contents: Contents?, checks: [String: Bool], time: Date) {
    self.exercise = exercise
    self.contents = contents
    self.checks = checks
    self.time = time
  }

  /// What the history is to say.
  var event: HistoryEntry.Event {
    checks.isEmpty ? .notRun : .checked(met: checks.values.count { $0 }, all: checks.count)
  }

  /// Changes the progress accordingly.
  package func change(_ progress: inout Progress) { change(&progress, isRepeated: false) }

  /// Changes the progress accordingly.
  ///
  /// Contents that were checked before are no new attempt, and their failures are not counted again.
  func change(_ progress: inout Progress, isRepeated: Bool) {
    let passes = !checks.isEmpty && checks.values.allSatisfy { $0 }
    let name = contents?.fingerprint
    var record = progress[exercise]
    let isNew = !isRepeated && (name == nil || name != record.checked)
    if isNew { record.attempts += 1 }
    record.checked = name
    record.isPassing = passes
    record.hasPassed = record.hasPassed || passes
    for (check, passed) in checks {
      if passed { record.failures[check] = nil }
      if !passed, isNew { record.failures[check, default: 0] += 1 }
    }
    progress[exercise] = record
  }
}
