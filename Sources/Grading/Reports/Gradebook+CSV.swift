import Foundation

extension Gradebook {
  /// The grades as comma-separated values (RFC 4180): a line for each student and exercise.
  var csv: String {
    let head = [
      "student", "exercise", "title", "outcome", "points", "maximum", "late factor",
      "failed checks", "misconception", "handed in",
    ]
    let lines = students.flatMap { student in
      student.exercises.map { $0.cells(of: student) }
    }
    return ([head] + lines).map { $0.map(\.asCell).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension ExerciseGrade {
  fileprivate func cells(of student: StudentGrade) -> [String] {
    [
      student.student, "\(exercise)", title, outcome.word, points.asPoints, maximum.asPoints,
      lateFactor.asPoints, failedChecks.map(\.id).joined(separator: " "), misconception ?? "",
      student.handedIn?.ISO8601Format() ?? "",
    ]
  }
}

extension String {
  /// The text as a cell that no spreadsheet takes for a formula: names are strangers' words.
  ///
  /// An apostrophe before it says that it is text. Characters are looked at as code points, since an
  /// accent behind a sign makes another character of both in Swift alone.
  fileprivate var asCell: String {
    let scalars = unicodeScalars
    let isFormula = scalars.first.map(Self.formulaSigns.contains) ?? false
    let text = isFormula ? "'" + self : self
    guard scalars.contains(where: "\",\r\n".unicodeScalars.contains) else { return text }
    let doubled = text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + doubled.map { String($0) }.joined(separator: "\"\"") + "\""
  }

  /// Signs, as they are and as wide as a Chinese character; tabulators and line ends before them.
  private static var formulaSigns: UnicodeScalarView { "=+-@＝＋－＠\t\r\n".unicodeScalars }
}
