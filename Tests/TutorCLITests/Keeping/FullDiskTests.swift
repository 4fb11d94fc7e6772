import Foundation
import Support
import Testing

/// No room on the disk: the system refuses every write behind the first kilobyte of a file.
@Suite(.timeLimit(.minutes(10)))
struct FullDiskTests {
  private let tutor: RunningTutor
  private let progress: String

  init() throws {
    tutor = try RunningTutor()
    let records = (1...40).map { #""9.\#($0)":{"attempts":1,"isPassing":true,"hintsShown":0}"# }
    progress = #"{"version":2,"exercises":{\#(records.joined(separator: ","))}}"#
    try tutor.workbook.write(progress, to: ".tutor/progress.json")
  }

  private func filterWithoutRoom(_ arguments: String) throws -> Filter {
    let script = "trap '' XFSZ; ulimit -f 1; exec '\(BuiltProduct.url("tutor").path)' \(arguments)"
    return try Filter.run(
      URL(filePath: "/bin/sh"),
      ["-c", script],
      environment: tutor.environment,
      in: tutor.workbook.url
    )
  }

  private func shell(_ script: String) throws -> Filter {
    try Filter.run(
      URL(filePath: "/bin/sh"),
      ["-c", script, BuiltProduct.url("tutor").path],
      environment: tutor.environment,
      in: tutor.workbook.url
    )
  }

  @Test(arguments: ["list", "--version", "lesson 1", "help check"])
  func whatCannotBePrintedIsSaidOnceAndFails(arguments: String) throws {
    let result = try shell("exec \"$0\" \(arguments) > /dev/full")
    #expect(result.errors.components(separatedBy: "Standard output cannot be written").count == 2)
    #expect(result.errors.contains("No space left on device"))
    #expect(result.status == 4)
  }

  @Test func aReaderWhoHasGoneIsNoFailure() throws {
    let result = try shell("{ sleep 1; \"$0\" list; echo \"status $?\" >&2; } | true")
    #expect(result.errors == "status 0\n")
  }

  @Test func progressStaysAsItWasAndTheCommandDoesItsWork() throws {
    let hint = try filterWithoutRoom("hint 1.1")
    #expect(hint.output.contains("Hint 1 of 2"))
    #expect(hint.errors.unwrapped.contains("cannot be written"))
    #expect(try tutor.workbook.read(".tutor/progress.json") == progress)
  }

  @Test func noFileIsReplacedThatCannotBeKept() throws {
    let large = String(repeating: "let hello = 3\n", count: 200)
    let file = "Exercises/01-greetings/1-say-hello/Hello.swift"
    try tutor.workbook.write(large, to: file)
    let reset = try filterWithoutRoom("reset 1.1")
    #expect(reset.errors.unwrapped.contains("cannot be written"))
    #expect(reset.status == 4)
    #expect(try tutor.workbook.read(file) == large)
  }
}
