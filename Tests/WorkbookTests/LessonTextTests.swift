import Foundation
import Testing

@testable import Workbook

@Suite struct LessonTextTests {
  private func text(_ markdown: String) throws -> LessonText {
    let files = try TemporaryCourse(["Lesson.md": markdown])
    return try LessonText(file: files.root.appending(path: "Lesson.md"))
  }

  @Test func headingsInsideBlocksAreNoSections() throws {
    let text = try text("# T\n\n## The hand-off!\n\nOne.\n\n```swift\n## no\n```\n\n## Two\n\nX.\n")
    #expect(text.sections.map(\.name) == ["the-hand-off", "two"])
  }

  @Test func blocksKeepOrderWordsAndLines() throws {
    let text = try text("# T\n\n## A\n\nOne.\n\n```swift antipattern\nlet a = 1\n```\n\nTwo.\n")
    #expect(
      text.sections.first?.blocks == [
        .prose("One."),
        .listing(words: ["swift", "antipattern"], text: "let a = 1", line: 7),
        .prose("Two."),
      ]
    )
  }

  @Test func transcriptIsCutAtItsPrompts() throws {
    let text = try text(
      "# T\n## A\n```transcript\n$ run 5 --fault hand-off\nscreen\napp> tap Open\nline 1\n\nline 3\napp> tree\n```\n"
    )
    var transcript = Transcript(of: .lesson(5), arguments: ["--fault", "hand-off"])
    transcript.opening = ["screen"]
    transcript.steps = [.init("tap Open"), .init("tree")]
    transcript.steps[0].answer = ["line 1", "", "line 3"]
    transcript.steps[0].line = 6
    transcript.steps[1].line = 10
    transcript.line = 4
    #expect(text.sections.first?.blocks == [.transcript(transcript)])
    #expect(text.faults == ["hand-off"])
  }

  @Test func predictionIsReadField_byField() throws {
    let text = try text(
      """
      # T
      ## A
      ```predict
      question: How many controllers
        are on the stack?
      run: --fault hand-off ; tap "Log in" ; back
      ask: stack count
      choices:
      - 1
      - 2
      why: The child stays: it owns them.
      ```
      """
    )
    let prediction = try #require(text.predictions.first)
    #expect(prediction.question == "How many controllers are on the stack?")
    #expect(prediction.arguments == ["--fault", "hand-off"])
    #expect(prediction.commands == [#"tap "Log in""#, "back"])
    #expect(prediction.ask == "stack count")
    #expect(prediction.choices == ["1", "2"])
    #expect(prediction.why == "The child stays: it owns them.")
  }

  @Test(arguments: ["question", "run", "ask", "choices", "why"])
  func predictionWithoutAFieldIsNamedWithItsLine(missing: String) throws {
    let fields = ["question: Q?", "run: back", "ask: stack", "choices:\n- a\n- b", "why: W."]
      .filter { !$0.hasPrefix(missing) }.joined(separator: "\n")
    let error = try #require(throws: CourseError.self) {
      try text("# T\n\n## A\n\n```predict\n\(fields)\n```\n")
    }
    #expect(error.description.contains("Lesson.md:5:"))
    #expect(error.description.contains("`\(missing):`"))
  }

  @Test func openBlockIsNamedWithItsLine() {
    let error = #expect(throws: CourseError.self) { try text("# T\n\n## A\n\n```swift\nlet a\n") }
    #expect(error?.description.contains("Lesson.md:5:") == true)
  }
}
