import Foundation
package import Workbook

extension Verification {
  /// Writes down what the apps of some lessons show: the transcripts of their texts, and their tours.
  ///
  /// An answer that a text leaves out stays out; a tour gets every answer.
  /// - Parameter lessons: The lessons whose files are written; no other's are touched.
  /// - Returns: The paths below the root of the files that changed.
  /// - Throws: What keeps an app from being driven, or a file from being read or written.
  @available(*, noasync)
  package func record(_ lessons: [Lesson]) throws -> [String] {
    try inEnglish {
      try lessons.flatMap { lesson in
        let rehearsal = Rehearsal(lesson, grader: grader)
        let texts = try ([lesson.textFile] + translations(of: lesson)).map {
          ($0, try text(of: $0, as: rehearsal))
        }
        let tour = (lesson.tourFile, Script(try rehearsal.visits.get()).text)
        return try (texts + [tour]).filter { try write($1, to: $0) }
          .map { $0.0.path(below: course.root) }
      }
    }
  }

  /// The translations of a lesson's text that show the same visits as the English one.
  private func translations(of lesson: Lesson) throws -> [URL] {
    let visits = try LessonText(file: lesson.textFile).transcripts.map(\.command)
    return try Language.codes(root: course.root).dropFirst()
      .map { lesson.textFile.translated(to: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .filter { try LessonText(file: $0).transcripts.map(\.command) == visits }
  }

  /// A lesson's text with each transcript as it was played, where the old one stood.
  private func text(of file: URL, as rehearsal: Rehearsal) throws -> String {
    let told = try LessonText(file: file).transcripts
    let recorded = zip(told, try rehearsal.transcripts.get()).map { $0.recorded(from: $1) }
    let text = try String(contentsOf: file, encoding: .utf8)
    var lines = text.components(separatedBy: "\n")
    // From the end, so that no line moves before its turn.
    for transcript in recorded.reversed() {
      let first = transcript.line  // Counted from 1, so this is the line below `$ run`.
      let end = lines[first...].firstIndex(of: "```") ?? first
      lines.replaceSubrange(first..<end, with: transcript.linesBelowRun)
    }
    return lines.joined(separator: "\n")
  }

  /// Writes a file unless it is so already.
  /// - Returns: Whether it was written.
  private func write(_ text: String, to file: URL) throws -> Bool {
    guard try String(contentsOf: file, encoding: .utf8) != text else { return false }
    try Data(text.utf8).write(to: file, options: .atomic)
    return true
  }
}
