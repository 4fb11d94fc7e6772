import Grader
import Grading
import Workbook

/// Shows what was wrong with what a student has handed in, and what waits for a human.
enum StudentTroubleView {
  static func passages(_ student: StudentGrade) -> [Passage] {
    let troubles = (student.troubles + unreadable(student)).map { trouble in
      Passage.line(
        Message.gradesTrouble(["student": student.shownName, "trouble": trouble]),
        .warning
      )
    }
    return troubles + student.exercises.flatMap { held($0, of: student) }
  }

  /// A sentence for each reason, behind all exercises that it keeps from being read.
  private static func unreadable(_ student: StudentGrade) -> [String] {
    var reasons: [(reason: String, exercises: [ExerciseID])] = []
    for grade in student.exercises {
      guard case .unreadable(let reason) = grade.outcome else { continue }
      if let place = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[place].exercises.append(grade.exercise)
      } else {
        reasons.append((reason, [grade.exercise]))
      }
    }
    return reasons.map { reason, exercises in
      "\(exercises.map(\.description).joined(separator: ", ")): \(reason)"
    }
  }

  private static func held(_ grade: ExerciseGrade, of student: StudentGrade) -> [Passage] {
    guard case .held(let answer) = grade.outcome else { return [] }
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "student": student.shownName, "exercise": grade.exercise,
      "file": GradingSettings.fileName, "flags": answer.flagSentences.joined(separator: " "),
    ]
    let entry = GradingSettings.clearing(
      answer.shortContents,
      of: student.student,
      for: grade.exercise
    )
    return [
      .line(Message.gradesHeld(facts), .warning), .verbatim(entry, role: .code, indent: 2),
    ]
  }
}

extension StudentGrade {
  /// The student's name without what could steer a terminal, or begin another student's line.
  var shownName: String { student.harmless.replacing("\n", with: "\\u{A}") }
}
