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
