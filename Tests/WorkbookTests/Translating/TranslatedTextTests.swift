import Foundation
import Testing
import Workbook

/// A text is read in the language in use where it is there and in step, else in English.
@Suite struct TranslatedTextTests {
  private static let exercise = "Exercises/05-flows/1-hand-off"
  private static let hidden = "Tests/Hidden/05-flows/1-hand-off"
  private static let uzbek = Language(code: "uz", words: [:])

  private static func workbook(_ more: [String: String]) throws -> TemporaryCourse {
    let course = try TemporaryCourse.oneExercise()
    for (path, text) in more { try course.write(text, to: path) }
    return course
  }

  private static func inUzbek<Found>(_ read: () throws -> Found) rethrows -> Found {
    try Language.$current.withValue(uzbek) { try read() }
  }

  @Test func aSectionKeepsItsEnglishName() throws {
    let course = try Self.workbook([
      "Lessons/05-flows/Lesson.uz.md": "# Oqim\n\n## Boshi\n\nMatn.\n"
    ])
    try Self.inUzbek {
      let lesson = try #require(try Course.load(root: course.root).lesson(5))
      let section = try #require(try lesson.text().sections.first)
      #expect(lesson.title == "Oqim")
      #expect(section.name == "first")
      #expect(section.title == "Boshi")
      #expect(section.blocks == [.prose("Matn.")])
    }
    let lesson = try #require(try Course.load(root: course.root).lesson(5))
    #expect(try lesson.text().sections.map(\.title) == ["First"])
  }

  @Test func aTextWithOtherSectionsIsNotRead() throws {
    let course = try Self.workbook([
      "Lessons/05-flows/Lesson.uz.md": "# Oqim\n\n## Boshi\n\nMatn.\n\n## Oxiri\n\nMatn.\n"
    ])
    try Self.inUzbek {
      let lesson = try #require(try Course.load(root: course.root).lesson(5))
      #expect(try lesson.text().sections.map(\.title) == ["First"])
    }
  }

  @Test func questionsForLaterDaysAreKeptUnderTheirEnglishNames() throws {
    func review(_ title: String, _ question: String) -> String {
      """
      # Later

      ## \(title)

      ```predict
      question: \(question)
      run: back
      ask: stack
      choices:
      - 1
      - 2
      why: So.
      ```
      """
    }
    let course = try Self.workbook([
      "Lessons/05-flows/Review.md": review("After back", "How many?"),
      "Lessons/05-flows/Review.uz.md": review("Orqaga", "Nechta?"),
    ])
    try Self.inUzbek {
      let lesson = try #require(try Course.load(root: course.root).lesson(5))
      let question = try #require(try lesson.review().first)
      #expect(question.id == "5/after-back")
      #expect(question.prediction.question == "Nechta?")
    }
  }

  @Test func aTourHasOtherWordsAndTheSameCommands() throws {
    let english = "# Look.\n$ run 5\nA\n\n# Now.\napp> back\nB\n\n# End.\n"
    let course = try Self.workbook([
      "Lessons/05-flows/Tour.transcript": english,
      "Lessons/05-flows/Tour.uz.transcript":
        "# <!-- of: 12 -->\n# Qarang.\n$ run 5\n\napp> back\n\n# Oxiri.\n",
    ])
    try Self.inUzbek {
      let lesson = try #require(try Course.load(root: course.root).lesson(5))
      let visit = try #require(try lesson.tour().transcripts.first)
      #expect(visit.words == ["Qarang."])
      #expect(visit.steps.map(\.words) == [["Now."]])
      #expect(visit.steps.map(\.answer) == [["B"]])
      #expect(visit.farewell == ["Oxiri."])
    }
  }

  @Test func aTourThatDoesSomethingElseIsNotShown() throws {
    let course = try Self.workbook([
      "Lessons/05-flows/Tour.transcript": "# Look.\n$ run 5\napp> back\n",
      "Lessons/05-flows/Tour.uz.transcript": "# Qarang.\n$ run 5\napp> tap Rye\n",
    ])
    try Self.inUzbek {
      let lesson = try #require(try Course.load(root: course.root).lesson(5))
      #expect(try lesson.tour().transcripts.map(\.words) == [["Look."]])
    }
  }

  @Test func anExerciseKeepsItsChecksKindAndFiles() throws {
    let course = try Self.workbook([
      "\(Self.exercise)/Exercise.md": "# Hand off\n\nKind: refactor\n\nEdit:\n\n- `Flow.swift`\n",
      "\(Self.exercise)/Exercise.uz.md": "# Topshirish\n<!-- of: 12ab -->\n\nBajaring.\n",
      "\(Self.hidden)/Explanations.uz.md":
        "## one\n\nRequirement: Bitta\nboʻlsin\n\nChunki {found}.\n\n## three\n\nRequirement: X\n\nY\n",
      "\(Self.hidden)/Hints.uz.md": "## 1\n\nQarang.\n\n## 2\n\nYaxshiroq qarang.\n",
      "\(Self.hidden)/Misconceptions/late/Misconception.uz.md": "<!-- of: 12ab -->\n\nKech.\n",
    ])
    try Self.inUzbek {
      let exercise = try #require(try Course.load(root: course.root).exercises.first)
      #expect(exercise.title == "Topshirish")
      #expect(exercise.englishTitle == "Hand off")
      #expect(try exercise.task().text == "# Topshirish\n\n\nBajaring.\n")
      #expect(try exercise.task().kind == "refactor")
      #expect(try exercise.task().files == ["Flow.swift"])
      #expect(try exercise.explanations().map(\.check) == ["one", "two"])
      #expect(try exercise.explanations().map(\.section) == ["first", "first"])
      #expect(try exercise.explanations().map(\.text) == ["Chunki {found}.", "Why."])
      #expect(try exercise.explanations().map(\.requirement) == ["Bitta boʻlsin", nil])
      #expect(try exercise.hints() == ["Qarang.", "Yaxshiroq qarang."])
      #expect(try exercise.misconceptions().map(\.sentence) == ["Kech."])
      #expect(try exercise.misconceptions().map(\.fails) == [["one", "two"]])
    }
  }

  @Test func hintsOfAnotherNumberAreNotRead() throws {
    let course = try Self.workbook(["\(Self.hidden)/Hints.uz.md": "## 1\n\nQarang.\n"])
    try Self.inUzbek {
      let exercise = try #require(try Course.load(root: course.root).exercises.first)
      #expect(try exercise.hints() == ["Look.", "Look closer."])
    }
  }

  @Test func aRequirementIsNotForgotten() throws {
    let course = try Self.workbook(["\(Self.hidden)/Explanations.uz.md": "## one\n\nChunki.\n"])
    try Self.inUzbek {
      let exercise = try #require(try Course.load(root: course.root).exercises.first)
      #expect(throws: CourseError.self) { try exercise.explanations() }
    }
  }
}
