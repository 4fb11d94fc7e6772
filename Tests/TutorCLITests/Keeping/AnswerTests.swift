import Foundation
import Support
import Testing

/// The real tutor gives hints after patience, and answers after a pass or giving up.
@Suite(.timeLimit(.minutes(10)))
struct AnswerTests {
  private let tutor: RunningTutor
  private static let hidden = "Tests/Hidden/01-greetings/1-say-hello"

  init() throws {
    tutor = try AppWorkbook.make([
      AppWorkbook.hello: "let hello = 3\n",
      "\(Self.hidden)/Solution/Hello.swift": "let hello = 1 + 1\n",
      "\(Self.hidden)/Solution-literal/Hello.swift": "let hello = 2\n",
    ])
  }

  private func write(_ text: String) throws {
    try tutor.workbook.write(text, to: AppWorkbook.hello)
  }

  private func says(_ arguments: String...) throws -> String {
    try tutor.filter(arguments).output
  }

  @Test func theThirdFailureOfACheckOffersTheNextHint() throws {
    for number in 3...4 {
      try write("let hello = \(number)\n")
      #expect(try !says("check", "1.1").contains("`hint` shows"))
    }
    try write("let hello = 5\n")
    #expect(
      try says("check", "1.1").unwrapped.contains(
        "has now failed 3 times. `hint` shows hint 1 of 2."
      )
    )
    #expect(try says("hint", "1.1").contains("Hint 1 of 2 for 1.1"))
    #expect(try !says("check", "1.1").contains("`hint` shows"))
    #expect(try says("hint", "1.1").contains("That was the last hint."))
    for _ in 1...3 { #expect(try !says("check", "1.1").contains("`hint` shows")) }
  }

  @Test func theAnswerStaysClosedUntilGivenUpOnPurpose() throws {
    let closed = try tutor.filter(["solution", "1.1"])
    #expect(closed.output.unwrapped.contains("`solution 1.1 --give-up`"))
    #expect(!closed.output.contains("1 + 1"))
    #expect(closed.status == 1)
    #expect(try !says("diff", "1.1").contains("1 + 1"))
    let entered = try tutor.filter(input: "1.1\nsolution\n\n\n\n")
    #expect(!entered.output.contains("1 + 1"))
    #expect(try !says("list").contains("given up"))
    let open = try says("solution", "1.1", "--give-up")
    #expect(open.contains("let hello = 1 + 1"))
    #expect(open.contains("reference, literal"))
    let list = try says("list")
    #expect(list.contains("1.1  Say hello — given up"))
    #expect(list.contains("1.2  Say more — attempted, next"))
    #expect(try says("solution", "1.1").contains("let hello = 1 + 1"))
  }

  @Test func afterAPassTheAnswerIsOpenAndAnotherCanBeNamed() throws {
    let offer = "`solution 1.1` shows our answer, `diff 1.1` yours beside it."
    #expect(try !says("check", "1.1").contains(offer))
    try write("let hello = 2\n")
    #expect(try says("check", "1.1").contains(offer))
    #expect(try !says("check", "1.1").contains(offer), "it is said once")
    #expect(try says("solution", "1.1").contains("let hello = 1 + 1"))
    #expect(try says("solution", "1.1", "literal").contains("let hello = 2"))
    let unknown = try tutor.filter(["solution", "1.1", "magic"])
    #expect(unknown.errors.unwrapped.contains("There are: reference, literal."))
    #expect(unknown.status == 3)
    #expect(try says("list").contains("1.1  Say hello — done"))
  }

  @Test func diffShowsMineBesideTheAnswer() throws {
    try write("// mine\nlet hello = 2\n")
    _ = try says("check", "1.1")
    let lines = try says("diff", "1.1").split(separator: "\n").map(String.init)
    #expect(lines.contains("--- Hello.swift, yours"))
    #expect(lines.contains("+++ Hello.swift, the answer's"))
    #expect(lines.contains("@@ -1,2 +1,1 @@"))
    #expect(lines.suffix(3) == ["-// mine", "-let hello = 2", "+let hello = 1 + 1"])
    try write("let hello = 2\n")
    #expect(try says("diff", "1.1", "literal").contains("the same"))
  }

  @Test func passingAfterGivingUpCountsAsDone() throws {
    _ = try says("solution", "1.1", "--give-up")
    try write("let hello = 2\n")
    _ = try says("check", "1.1")
    #expect(try says("list").contains("1.1  Say hello — done, after giving up"))
  }
}
