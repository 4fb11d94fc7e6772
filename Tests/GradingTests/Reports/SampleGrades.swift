import Foundation
import Grading
import Workbook

/// Grades for the tests of reports.
enum SampleGrades {
  /// Names that a report must not trip over; folders may be called all but two of them.
  static let names = [
    "=cmd|' /C calc'!A0", "=\u{338}1+1", "＝1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r\n=1",
    "<script>alert(1)</script>", "<\u{338}script>", "..", ".", "a/../../b", "a\nb", "\"q\",\"r\"",
    "# [x](http://a) `b` *c* | &lt;", "👩‍👩‍👧 Ünal", String(repeating: "x", count: 255),
    String(repeating: "é", count: 120), "", "\u{1B}[31m\u{FFFE}",
  ]

  /// A class in which everybody has the same grades.
  static func book(_ names: [String] = names, _ grades: [ExerciseGrade]? = nil) -> Gradebook {
    let grades = grades ?? [mixed(), unattempted(), obstructed()]
    return Gradebook(
      course: "0123",
      toolchain: "Swift version 6.3.1 <&>",
      assigned: grades.map(\.exercise),
      students: names.map { name in
        StudentGrade(
          student: name,
          handedIn: Date(timeIntervalSince1970: 1_000_000),
          exercises: grades,
          troubles: ["\(name)/a.swift: it is a link and is not followed."]
        )
      },
      likenesses: names.count < 2
        ? [] : [Likeness(exercise: grades[0].exercise, students: names, share: 0.875)]
    )
  }

  /// 5.1, of which one of two checks is met.
  static func mixed(
    _ fault: String = "the <title>: expected \"a\", found \"`b` ```\""
  ) -> ExerciseGrade {
    ExerciseGrade(
      exercise: ExerciseID(lesson: 5, number: 1),
      title: "The \"hand-off\" & <more>",
      outcome: .checked(
        CheckedAnswer(
          contents: "a",
          misconception: "Strong & <back>",
          misconceptionSentence: "You think that <both> must keep the other. They need not."
        )
      ),
      checks: [
        CheckGrade(id: "first", requirement: "The first <b> is met"),
        CheckGrade(id: "second", requirement: "The second is met", worth: 2, fault: fault),
      ]
    )
  }

  /// 5.2, which was not attempted.
  static func unattempted() -> ExerciseGrade {
    ExerciseGrade(
      exercise: ExerciseID(lesson: 5, number: 2),
      title: "Second",
      outcome: .unattempted,
      checks: [CheckGrade(id: "only", requirement: "only", fault: "not attempted")]
    )
  }

  /// 5.3, which does not compile.
  static func obstructed(
    _ reason: String = "Flow.swift:1:2: a < b && ```c```\n  ^"
  ) -> ExerciseGrade {
    ExerciseGrade(
      exercise: ExerciseID(lesson: 5, number: 3),
      title: "Third",
      outcome: .checked(CheckedAnswer(contents: "b", obstacle: reason)),
      checks: ["one", "two"].map {
        CheckGrade(id: $0, requirement: $0, fault: CheckGrade.cannotRun)
      }
    )
  }

  /// A tenth of a point for each of three checks, which is a hair more than 0.3 in floating point.
  static func tenths(lateFactor: Double = 1) -> ExerciseGrade {
    ExerciseGrade(
      exercise: ExerciseID(lesson: 6, number: 1),
      title: "Tenths",
      outcome: .checked(CheckedAnswer(contents: "c")),
      checks: ["a", "b", "c"].map { CheckGrade(id: $0, requirement: $0, worth: 0.1) },
      lateFactor: lateFactor,
      late: lateFactor < 1 ? late : nil
    )
  }

  /// Nearly two hours late, in Tashkent.
  static let late = Lateness(
    due: Date(timeIntervalSince1970: 993_600),
    handedIn: Date(timeIntervalSince1970: 1_000_000),
    secondsFromGMT: 18_000
  )
}

extension ReportForm {
  /// All files of grades in this form.
  func files(of gradebook: Gradebook) -> [ReportFile] {
    var files: [ReportFile] = []
    self.files(of: gradebook) { files.append($0) }
    return files
  }
}
