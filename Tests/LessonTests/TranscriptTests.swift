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
    let rehearsal = try Rehearsal(lesson)
    let told = try transcripts(in: lesson)
    let shown = try told.map(rehearsal.replay)
    #expect(!told.isEmpty)
    for (told, shown) in zip(told, shown) {
      #expect(shown.opening == told.opening, "Lesson.md:\(told.line)")
      for (told, shown) in zip(told.steps, shown.steps) {
        #expect(shown == told, "at `\(told.command)`")
      }
    }
    if ProcessInfo.processInfo.environment["TUTOR_RECORD"] == "1" {
      try record(shown, in: lesson)
    }
  }

  private func transcripts(in lesson: Lesson) throws -> [Transcript] {
    try lesson.text().sections.flatMap(\.blocks).compactMap { block in
      if case .transcript(let transcript) = block { transcript } else { nil }
    }
  }

  /// Puts the transcripts into the lesson's text, each where the old one stood.
  private func record(_ transcripts: [Transcript], in lesson: Lesson) throws {
    let text = try String(contentsOf: lesson.textFile, encoding: .utf8)
    var lines = text.components(separatedBy: "\n")
    for transcript in transcripts.reversed() {
      let first = transcript.line + 1  // below the fence and the `$ run` line
      let end = lines[first...].firstIndex(of: "```") ?? first
      lines.replaceSubrange(first..<end, with: transcript.linesBelowRun)
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: lesson.textFile)
    Issue.record("\(lesson.textFile.path) was recorded; look at it, then test without TUTOR_RECORD")
  }
}

extension Transcript {
  /// The block's lines as they stand below `$ run`.
  fileprivate var linesBelowRun: [String] {
    opening + steps.flatMap { ["app> \($0.command)"] + $0.answer }
  }
}
