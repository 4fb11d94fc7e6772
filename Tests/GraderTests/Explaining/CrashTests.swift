import Testing

@testable import Grader

/// What is said of a real crash: what kind, in which line of the student's, what it mostly means here.
@Suite(.timeLimit(.minutes(10)))
struct CrashTests {
  @Test(arguments: CrashingSubmission.all)
  func isToldWithItsKindAndTheStudentsLine(_ crashing: CrashingSubmission) throws {
    let workbook = try TinyWorkbook.shared.get()
    let verdict = try workbook.check(crashing.submission)
    let text = try Explainer(workbook.exercise).explain(verdict).plainText
    for words in crashing.told { #expect(text.contains(words), "\(text)") }
    #expect(text.contains("2 of 3 checks pass"))
    #expect(!text.contains("0x"))
    #expect(!verdict.output.contains("atal error") && !verdict.output.contains("access"))
  }

  @Test(arguments: [
    (
      #"Fatal error: Attempted to read an unowned reference but object 0x55ea was already destroyed"#,
      "Attempted to read an unowned reference but its object was already destroyed"
    ),
    (
      "Could not cast value of type 'HandOff.A' (0x55c9) to 'HandOff.B' (0x55ca).",
      "Could not cast value of type 'A' to 'B'."
    ),
    ("HandOff/Flow.swift:3: Fatal error", "fatalError()"),
    ("HandOff/Flow.swift:3: Assertion failed: no child", "no child"),
  ])
  func kindIsWhatTheRuntimeSaysWithoutAddresses(line: String, kind: String) {
    let words = RuntimeWords("hello\n" + line)
    #expect(words.kind == kind)
    #expect(words.output == "hello")
  }

  @Test func programThatSpeaksOfErrorsIsNotTakenForTheRuntime() {
    let words = RuntimeWords("my Fatal error: none\nbye")
    #expect(words.kind == nil)
    #expect(words.output == "my Fatal error: none\nbye")
  }
}
