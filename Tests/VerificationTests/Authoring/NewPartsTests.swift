import Testing
import Verification
import Workbook

/// What `tutor new` writes keeps all promises, but for what its marks ask for.
@Suite(.timeLimit(.minutes(10))) struct NewPartsTests {
  @Test func aNewLessonLacksWhatItsMarksAskForAndNothingElse() throws {
    let course = try SmallCourse()
    let number = try course.begin(lesson: "tabs", exercises: ["one-tab", "two-tabs", "no-tab"])
    #expect(number == 6)
    let findings = try course.findings(inLesson: number)
    #expect(findings.filter { !$0.message.hasPrefix("Still to be written: ") } == [])
    #expect(Set(findings.map(asked)).union(["what it is about"]) == Set(Self.words.keys))
    #expect(
      try course.folderFindings() == [
        Finding(file: "README.md", line: 6, message: "Still to be written: what it is about")
      ]
    )

    try course.fill(Self.words)
    #expect(try course.findings(inLesson: number) == [])
    #expect(try course.folderFindings() == [])
  }

  @Test func aNewLessonAloneLacksItsExercisesToo() throws {
    let course = try SmallCourse()
    let number = try course.begin(lesson: "tabs", exercises: [])
    try course.fill(Self.words)
    #expect(
      try course.findings(inLesson: number) == [
        Finding(
          file: "Lessons/06-tabs/Lesson.md",
          message:
            "The lesson needs exercises of 3 different kinds; it has none. `tutor new exercise 6"
            + " NAME` begins one."
        )
      ]
    )
  }

  @Test func anExerciseInALessonThatHasSomeIsTheNextOne() throws {
    let course = try SmallCourse()
    let lesson = try #require(try course.course().lesson(5))
    let (id, skeleton) = try course.course().newExercise("one-more", in: lesson)
    #expect("\(id)" == "5.4")
    try skeleton.write(below: course.course().root)
    #expect(try course.folderFindings() == [])
    #expect(
      try course.read("Exercises/Package.swift").hasSuffix(
        "  \"05-flows/3-tidy\",\n  \"05-flows/4-one-more\",\n]"
      )
    )
    #expect(try course.read("Tests/GradeTests/Lesson05.swift").contains("`5.4 One more`"))
  }

  private func asked(_ finding: Finding) -> String {
    finding.message.replacing("Still to be written: ", with: "")
  }

  /// What an author writes, by what a mark asks for.
  private static let words = [
    "what it is about": "several stacks side by side",
    "the lesson's app, a file for each type.": "Leads from the first screen to the second.",
    "the problem that a reader has before this lesson.": "Who leads to the second screen?",
    "what is new, beside a few lines of the app.": "The coordinator makes the first screen.",
    "what to notice when the app is driven.": "The second screen lies on the first.",
    "what the reader is to foresee.": "What does the app answer?",
    "what decides it.": "A push puts one screen on the stack.",
    "what the reader is about to see.": "An app of two screens.",
    "what to notice after the tap.": "The second screen comes.",
    "what to notice on the way back.": "It goes again.",
    "what is given, and what is asked; `Kind` says of which kind it is.":
      "A tap on `Go on` is to lead to a screen called Second.",
    "what the student finds; it compiles, and a check fails.": "The tap does nothing yet.",
    "the right answer.": "The tap pushes.",
    "a right answer of another shape; name its folder after it.": "The tap sets the stack.",
    "a wrong answer that students give; name its folder after it.": "Wrong.",
    "a check for each thing that the task asks for.": "The way there, the way back, and memory.",
    "why it matters, and where to look.": "One tap leads to one screen.",
    "a nudge.": "Who hears the tap?",
    "where to look.": "Look at `showSecond`.",
    "nearly the answer.": "Push a screen in `showSecond`.",
    "what to say to whoever shows a screen twice.": "You pushed twice.",
    "what to say to whoever does not wait for the tap.": "You did not wait for the tap.",
    "what to say to whoever lets the screen keep the coordinator.": "Your closure is strong.",
  ]
}
