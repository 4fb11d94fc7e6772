import Foundation
import Workbook

/// The grades of the last run, which the next ones are compared with: a head, then a student a line.
struct KeptGradebook {
  /// The file.
  let url: URL

  /// Names the file in the folder of a run.
  init(of run: ClassRun) {
    url = run.keptFolder.appending(path: "gradebook.jsonl")
  }

  /// Reads what is told of the class as a whole.
  /// - Returns: Nil where there are no grades yet, or where another tutor wrote them in another form.
  /// - Throws: ``GradingError/unreadable(path:reason:)``.
  func head() throws(GradingError) -> Gradebook.Head? {
    guard FileManager.default.fileExists(atPath: url.path),
      let line = try FileLines(url.path).next(),
      let head = decoded(Gradebook.Head.self, from: line), head.form == Gradebook.form
    else { return nil }
    return head
  }

  /// Compares grades with the kept ones, of which one student is in memory at a time.
  /// - Throws: ``GradingError/unreadable(path:reason:)``.
  func changes(to gradebook: Gradebook) throws(GradingError) -> [GradeChange] {
    let lines = try FileLines(url.path)
    _ = lines.next()
    // What cannot be understood can be made again, and is no change.
    return gradebook.changes(since: lines.lazy.compactMap { decoded(StudentGrade.self, from: $0) })
  }

  /// Writes the grades.
  /// - Throws: ``GradingError/unwritable(path:reason:)``.
  func save(_ gradebook: Gradebook) throws(GradingError) {
    do throws(StateError) {
      try writeWhole(to: url) { write throws(StateError) in
        try write(encodedLine(gradebook.head))
        for student in gradebook.students { try write(encodedLine(student)) }
      }
    } catch {
      throw .unwritable(path: url.path, reason: error.refusal)
    }
  }
}
