import Grader
import Grading
import Workbook

/// Shows the grades of a class: a line for each student, and what the instructor must know beside them.
struct GradeView: Sendable {
  let result: ClassResult
  let reports: ReportsWanted
  private let shard: Shard?
  private let context: Context

  init(_ result: ClassResult, reports: ReportsWanted, shard: Shard?, in context: Context) {
    self.result = result
    self.reports = reports
    self.shard = shard
    self.context = context
  }

  /// A class is graded whatever the grades are; what has no grade, though it should, is a failure.
  var status: ExitStatus { result.ungraded.isEmpty ? .done : .failed }

  var outcome: Outcome {
    Outcome(
      passages: table + [.blank] + troubles + [.blank] + ClassTroubleView.passages(result.gradebook)
        + [.blank] + comparison + [summary] + places,
      status: status
    )
  }

  /// What was wrong with submissions, and with grading them.
  var troubles: [Passage] {
    let names = result.passedOver.joined(separator: ", ")
    let passedOver =
      names.isEmpty
      ? [] : [Passage.line(Message.gradesPassedOver(["names": names]), .note)]
    return result.gradebook.students.flatMap(StudentTroubleView.passages) + unrun + ungraded
      + passedOver + notes + missing
  }

  /// Answers on which no check ran look in the table as if each had failed.
  private var unrun: [Passage] {
    let names = result.gradebook.students.flatMap { student in
      student.exercises.compactMap { grade -> String? in
        guard case .checked(let answer) = grade.outcome, answer.obstacle != nil else { return nil }
        return "\(student.student) \(grade.exercise)"
      }
    }
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "answers": names.joined(separator: ", ")
    ]
    return names.isEmpty ? [] : [.line(Message.gradesUnrun(facts), .warning)]
  }

  private var notes: [Passage] { result.notes.map { .line($0.sentence, .warning) } }

  private var missing: [Passage] {
    let names = result.missing.map(\.description).joined(separator: ", ")
    return names.isEmpty ? [] : [.line(Message.mergeWithout(["shards": names]), .warning)]
  }

  private var ungraded: [Passage] {
    result.ungraded.map {
      .line(
        Message.gradesUngraded([
          "student": $0.student, "exercise": $0.exercise, "reason": $0.reason,
        ]),
        .failure
      )
    }
  }

  private var table: [Passage] {
    let students = result.gradebook.students
    let names = students.map(\.shownName)
    let column = min(names.map(DisplayWidth.of).max() ?? 0, 24)
    let points = students.map { "\($0.points.asPoints)/\($0.maximum.asPoints)" }
    let widest = points.map(\.count).max() ?? 0
    return students.indices.map { index in
      let name = Span(names[index] + gap(column - DisplayWidth.of(names[index])), .strong)
      let sum = Span(String(repeating: " ", count: widest - points[index].count) + points[index])
      let exercises = students[index].exercises.flatMap(spans)
      return .text([name, sum] + exercises, hanging: column + 2)
    }
  }

  /// Two spaces and so many more, if any.
  private func gap(_ count: Int) -> String { String(repeating: " ", count: 2 + max(count, 0)) }

  private func spans(_ grade: ExerciseGrade) -> [Span] {
    let name = Span("   \(grade.exercise) ", .note)
    switch grade.outcome {
    case .unattempted: return [name, Span("-", .note)]
    case .unreadable, .ungraded: return [name, Span("!", .failure)]
    case .held: return [name, Span("?", .failure)]
    case .checked:
      let isWhole = grade.checks.allSatisfy(\.isPassed)
      let met = grade.checks.count(where: \.isPassed)
      let late = grade.late != nil ? [Span(" \(Message.gradesLate())", .warning)] : []
      return [name, Span("\(met)/\(grade.checks.count)", isWhole ? .success : .failure)] + late
    }
  }

  private var comparison: [Passage] {
    switch result.comparison {
    case .none: []
    case .nothingEarlier: [.line(Message.gradesNothingEarlier(), .warning), .blank]
    case .courseChanged(let count):
      [.line(Message.gradesCourseChanged(["count": count]), .warning), .blank]
    case .changes(let changes):
      (changes.isEmpty ? [.line(Message.gradesUnchanged())] : changes.map(line)) + [.blank]
    }
  }

  private func line(_ change: GradeChange) -> Passage {
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "student": change.student, "exercise": change.exercise,
      "before": change.before.asPoints, "after": change.after.asPoints,
      "reasons": change.reasons.map(\.sentence).joined(separator: " "),
    ]
    return .line(Message.gradesChanged(facts), .changed)
  }

  private var summary: Passage {
    let students = result.gradebook.students
    let count = Double(max(students.count, 1))
    return .line(
      Message.gradesSummary([
        "students": students.count,
        "exercises": result.gradebook.assigned.count,
        "points": (students.map(\.points).reduce(0, +) / count).asPoints,
        "maximum": (students.map(\.maximum).reduce(0, +) / count).asPoints,
      ])
    )
  }

  /// Where the reports lie; and that there is a step to take, where there is one.
  private var places: [Passage] {
    let path = context.shortened(reports.folder)
    let written = Passage.line(Message.gradesWritten(["path": path]), .note)
    let next = shard.map { Passage.line(Message.shardGraded(["shard": $0]), .note) }
    return [written] + [next].compactMap(\.self)
  }
}

extension GradeChange.Reason {
  fileprivate var sentence: String {
    switch self {
    case .answer: Message.changeAnswer()
    case .settings: Message.changeSettings()
    case .nowFails(let checks):
      Message.changeNowFails(["checks": checks.joined(separator: "; ")])
    case .nowPasses(let checks):
      Message.changeNowPasses(["checks": checks.joined(separator: "; ")])
    case .otherChecks: Message.changeOtherChecks()
    }
  }
}
