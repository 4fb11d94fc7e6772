import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct MisconceptionsRuleTests {
  private static let file = SmallCourse.hidden("Misconceptions/Backwards/Misconception.md")

  @Test func aMisconceptionThatPassesIsFound() throws {
    let course = try SmallCourse([
      SmallCourse.hidden("Misconceptions/Backwards/Flow.swift"):
        SmallCourse.flow("one", "two", "three")
    ])
    #expect(
      try course.exerciseFindings() == [
        Finding(
          file: Self.file,
          message: "`Fails:` lists order, and it passes every check. Write down what it fails, or"
            + " mend it."
        )
      ]
    )
  }

  @Test func aMisconceptionThatFailsOtherChecksIsFound() throws {
    let course = try SmallCourse([Self.file: "Fails: two, order\n\nBegin with one.\n"])
    #expect(
      try course.exerciseFindings() == [
        Finding(
          file: Self.file,
          message:
            "`Fails:` lists order, two, and it fails order. Write down what it fails, or mend"
            + " it."
        )
      ]
    )
  }

  @Test func twoMisconceptionsThatFailTheSameAreFound() throws {
    let course = try SmallCourse([
      SmallCourse.hidden("Misconceptions/Short/Flow.swift"): SmallCourse.flow(
        "two",
        "one",
        "three"
      ),
      SmallCourse.hidden("Misconceptions/Short/Misconception.md"): "Fails: order\n\nGo on.\n",
    ])
    let findings = try course.exerciseFindings()
    #expect(findings.map(\.file) == [SmallCourse.hidden("Misconceptions/Short/Misconception.md")])
    #expect(findings.first?.message.hasPrefix("It fails the same checks as Backwards") == true)
  }

  @Test func aMisconceptionWithNothingToSayIsFound() throws {
    let course = try SmallCourse([Self.file: "Fails: order\n\n"])
    #expect(
      try course.exerciseFindings() == [
        Finding(file: Self.file, message: "Say something to whoever wrote this.")
      ]
    )
  }

  @Test func aFileThatListsNothingIsFoundOnce() throws {
    let course = try SmallCourse([Self.file: "Begin with one.\n"])
    #expect(
      try course.exerciseFindings() == [
        Finding(
          file: Self.file,
          message: "the first line must be `Fails: check, check`, what to say stands below it."
        )
      ]
    )
  }
}
