import Support
import Testing

/// What authors are told who begin a lesson or an exercise; what is written is tested elsewhere.
@Suite(.timeLimit(.minutes(10)))
struct NewTests {
  private static let lists = [
    "Package.swift": "let lessons = [\n  \"01-greetings\",\n  \"02-farewells\",\n]\n",
    "Exercises/Package.swift": "let exercises = [\n  \"01-greetings/1-say-hello\",\n]\n",
    "README.md": "| 2 | [Farewells](Lessons/02-farewells/Lesson.md) | goodbye | 0 |\n",
  ]

  @Test func whatWasBegunIsToldAndCanBeOpenedAtOnce() throws {
    let tutor = try RunningTutor(SmallWorkbook.make(Self.lists))
    let result = try tutor.filter(
      ["lesson"],
      input: "new lesson thanks\nnew exercise 3 thank-you\nexercise 3.1\n"
    )
    #expect(result.status == 0)
    #expect(result.errors == "")
    for line in [
      "Written: Lessons/03-thanks", "Listed in: Package.swift",
      "Written: Tests/Hidden/03-thanks/1-thank-you", "Thank you",
    ] { #expect(result.output.contains(line)) }
  }

  @Test func aSecondRunIsRefusedWithTheCure() throws {
    let tutor = try RunningTutor(SmallWorkbook.make(Self.lists))
    #expect(try tutor.filter(["new", "lesson", "thanks"]).status == 0)
    let second = try tutor.filter(["new", "lesson", "thanks"])
    #expect(second.status == 4)
    #expect(
      second.errors.replacing("\n", with: " ").contains("Go on there, or choose another name.")
    )
  }

  @Test(arguments: [
    ["new"], ["new", "lesson"], ["new", "chapter", "thanks"], ["new", "lesson", "3", "thanks"],
    ["new", "exercise", "thanks"], ["new", "lesson", "Thanks"],
  ])
  func aLineThatCannotBeMeantIsWrongUsage(words: [String]) throws {
    let tutor = try RunningTutor(SmallWorkbook.make(Self.lists))
    #expect(try tutor.filter(words).status == 2)
  }

  @Test func anExerciseOfNoLessonIsNotFound() throws {
    let result = try RunningTutor().filter(["new", "exercise", "9", "thanks"])
    #expect(result.status == 3)
  }
}
