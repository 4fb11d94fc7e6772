import Foundation
import Testing
import Workbook

/// What a lesson shows of its app is what the app shows.
///
/// `TUTOR_RECORD=1` writes the transcripts anew and lets the test fail all the same, so that nobody
/// takes a recording for a proof.
@Suite(.timeLimit(.minutes(5)))
struct TranscriptTests {
  @Test(arguments: try TheCourse.load().lessons.map(\.number))
  func everyTranscriptReplays(lesson number: Int) throws {
    let lesson = try #require(try TheCourse.load().lesson(number))
    let told = try lesson.text().transcripts
    #expect(!told.isEmpty)
    let played = try Rehearsal(lesson).replay(told, in: "Lesson.md")
    if Recording.isAskedFor {
      try record(zip(told, played).map { $0.recorded(from: $1) }, in: lesson)
    }
  }

  /// Puts the transcripts into the lesson's text, each where the old one stood.
  private func record(_ transcripts: [Transcript], in lesson: Lesson) throws {
    let text = try String(contentsOf: lesson.textFile, encoding: .utf8)
    var lines = text.components(separatedBy: "\n")
    for transcript in transcripts.reversed() {
      let first = transcript.line  // below the `$ run` line
      let end = lines[first...].firstIndex(of: "```") ?? first
      lines.replaceSubrange(first..<end, with: transcript.linesBelowRun)
    }
    try Recording.write(lines.joined(separator: "\n"), to: lesson.textFile)
  }
}

/// Writing down what apps show, in place of comparing with it.
enum Recording {
  static var isAskedFor: Bool { ProcessInfo.processInfo.environment["TUTOR_RECORD"] == "1" }

  /// Writes a file and fails.
  static func write(_ text: String, to file: URL) throws {
    try Data(text.utf8).write(to: file)
    Issue.record("\(file.path) was recorded; look at it, then test without TUTOR_RECORD")
  }
}
