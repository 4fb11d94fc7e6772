import Support
import Testing
import Workbook

@testable import TutorCLI

/// Where a long section is cut.
struct ScreenfulTests {
  private let folder: TemporaryFolder
  private let lesson: Lesson

  init() throws {
    let prose = (1...30).map { "Paragraph \($0) is short.\n\n" }.joined()
    let list = "Three things:\n\n- one\n\n- two\n\n- three\n\n"
    let text =
      "# Greetings\n\n## Long\n\n" + prose + list + "```swift\nlet a = 1\n```\n\nThe end.\n"
    folder = try SmallWorkbook.make(["Lessons/01-greetings/Lesson.md": text])
    lesson = try #require(try Course.load(root: folder.url).lesson(1))
  }

  private func path(rows: Int?) throws -> LessonPath {
    var terminal = Terminal(columns: 80, hasColor: true, hasUnicode: true, isInteractive: true)
    terminal.rows = rows
    return try LessonPath(lesson, on: terminal)
  }

  @Test func aPipeGetsTheSectionWhole() throws {
    #expect(try path(rows: nil).screens(ofStep: 0).count == 1)
  }

  @Test(arguments: [10, 24, 50])
  func aStepFitsOnTheScreen(rows: Int) throws {
    let path = try path(rows: rows)
    var terminal = Terminal(columns: 80, hasColor: true, hasUnicode: true, isInteractive: true)
    terminal.rows = rows
    let screens = path.screens(ofStep: 0)
    #expect(screens.count > 1)
    for screen in screens.indices {
      let passages = ReadingView(path).outcome(atStep: 0, screen: screen).passages
      // The line of ENTER, the prompt, and the blank line between them and the text.
      #expect(Renderer(terminal: terminal).lines(of: passages).count <= max(rows - 3, 10))
    }
  }

  @Test func nothingIsLostAndAListStaysWithItsSentence() throws {
    let texts = try path(rows: 12).screens(ofStep: 0).map { blocks in
      blocks.map { if case .prose(let text) = $0 { text } else { "code" } }
        .joined(separator: "\n\n")
    }
    #expect(texts.joined(separator: "\n\n").hasSuffix("code\n\nThe end."))
    #expect(texts.joined().contains("Paragraph 1 ") && texts.joined().contains("Paragraph 30 "))
    #expect(texts.contains { $0.contains("Three things:\n\n- one\n\n- two\n\n- three") })
  }

  @Test(arguments: [(40, 20)])
  func noStepOfTheCourseIsEmpty(columns: Int, rows: Int) throws {
    var terminal = Terminal(
      columns: columns,
      hasColor: true,
      hasUnicode: true,
      isInteractive: true
    )
    terminal.rows = rows
    for lesson in try Course.load(root: AppWorkbook.root).lessons {
      let path = try LessonPath(lesson, on: terminal)
      for (number, step) in path.steps.enumerated() {
        for screen in path.screens(ofStep: number).indices {
          let passages = ReadingView(path).outcome(atStep: number, screen: screen).passages
          #expect(
            !Renderer(terminal: terminal).lines(of: passages).isEmpty,
            "lesson \(lesson.number), section \(step.section + 1), step \(number)"
          )
        }
      }
    }
  }
}
