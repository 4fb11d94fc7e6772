import Foundation
import Grader

extension Gradebook {
  /// The grades as comma-separated values (RFC 4180): a line for each student and exercise.
  var csvFile: ReportFile {
    let head = [
      "student", "exercise", "title", "outcome", "points", "maximum", "late factor",
      "failed checks", "misconception", "handed in",
    ]
    return ReportFile(
      "grades",
      ending: ".csv",
      ReportFile.Text(beginning: head.asLine, students: students) { student in
        student.exercises.map { $0.cells(of: student).asLine }.joined()
      }
    )
  }
}

extension [String] {
  fileprivate var asLine: String { map(\.asCell).joined(separator: ",") + "\r\n" }
}

extension ExerciseGrade {
  fileprivate func cells(of student: StudentGrade) -> [String] {
    [
      student.student, "\(exercise)", title, outcome.word, points.asPoints, maximum.asPoints,
      lateFactor.asPoints, failedChecks.map(\.id).joined(separator: " "), misconception ?? "",
      handedIn?.ISO8601Format() ?? "",
    ]
  }
}

extension String {
  /// The text as a cell that steers no terminal and that no spreadsheet takes for a formula: names are
  /// strangers' words.
  ///
  /// An apostrophe before it says that it is text. Characters are looked at as code points, since an
  /// accent behind a sign makes another character of both in Swift alone.
  fileprivate var asCell: String {
    let plain = harmless
    let scalars = plain.unicodeScalars
    let isFormula = scalars.first.map(Self.formulaSigns.contains) ?? false
    let text = isFormula ? "'" + plain : plain
    guard scalars.contains(where: "\",\r\n".unicodeScalars.contains) else { return text }
    let doubled = text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + doubled.map { String($0) }.joined(separator: "\"\"") + "\""
  }

  /// Signs, as they are and as wide as a Chinese character; tabulators and line ends before them.
  private static var formulaSigns: UnicodeScalarView { "=+-@＝＋－＠\t\r\n".unicodeScalars }
}
