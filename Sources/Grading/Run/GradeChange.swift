package import Workbook

/// A grade that differs from an earlier one.
package struct GradeChange: Equatable, Sendable {
  /// Why a grade has changed.
  package enum Reason: Equatable, Sendable {
    /// The student has handed in something else.
    case answer
    /// The settings give other points, or another factor for being late.
    case settings
    /// The same answer fails checks that it passed, by their requirements.
    case nowFails([String])
    /// The same answer passes checks that it failed, or that are new.
    case nowPasses([String])
    /// The exercise has other checks.
    case otherChecks
  }

  /// The student.
  package var student: String
  /// The exercise.
  package var exercise: ExerciseID
  /// The points before.
  package var before: Double
  /// The points now.
  package var after: Double
  /// Why.
  package var reasons: [Reason]
}

extension Gradebook {
  /// Compares the grades with earlier ones; what only one of both has is no change.
  func changes(since earlier: some Sequence<StudentGrade>) -> [GradeChange] {
    let places = Dictionary(zip(students.map(\.student), students.indices)) { first, _ in first }
    let changes = earlier.compactMap { old in
      places[old.student].map { (place: $0, changes: students[$0].changes(since: old)) }
    }
    return changes.sorted { $0.place < $1.place }.flatMap(\.changes)
  }
}

extension StudentGrade {
  fileprivate func changes(since earlier: StudentGrade) -> [GradeChange] {
    let old = Dictionary(earlier.exercises.map { ($0.exercise, $0) }) { first, _ in first }
    return exercises.compactMap { grade in
      old[grade.exercise].flatMap { grade.change(since: $0, of: student) }
    }
  }
}

extension ExerciseGrade {
  /// The change since an earlier grade; nil where the points are the same.
  fileprivate func change(since earlier: ExerciseGrade, of student: String) -> GradeChange? {
    guard points != earlier.points else { return nil }
    return GradeChange(
      student: student,
      exercise: exercise,
      before: earlier.points,
      after: points,
      reasons: reasons(since: earlier)
    )
  }

  private func reasons(since earlier: ExerciseGrade) -> [GradeChange.Reason] {
    if contents != earlier.contents { return [.answer] }
    var reasons: [GradeChange.Reason] = []
    if checks.map(\.id) != earlier.checks.map(\.id) { reasons.append(.otherChecks) }
    let known = Set(earlier.checks.filter(\.isPassed).map(\.id))
    let fails = checks.filter { known.contains($0.id) && !$0.isPassed }.map(\.requirement)
    let passes = checks.filter { $0.isPassed && !known.contains($0.id) }.map(\.requirement)
    if !fails.isEmpty { reasons.append(.nowFails(fails)) }
    if !passes.isEmpty { reasons.append(.nowPasses(passes)) }
    return reasons.isEmpty ? [.settings] : reasons
  }

  /// The fingerprint of the answer that was checked; nil where none was.
  private var contents: String? {
    switch outcome {
    case .checked(let answer), .held(let answer): answer.contents
    case .unattempted, .unreadable, .ungraded: nil
    }
  }
}
