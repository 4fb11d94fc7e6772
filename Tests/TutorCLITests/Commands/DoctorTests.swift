import Foundation
import Support
import Testing

/// The doctor tries what is there, and names the cure of what is not.
@Suite(.timeLimit(.minutes(10)))
struct DoctorTests {
  private static let subjects = [
    "toolchain", "linker", "sandbox", "libraries", "archives", "file events", "terminal", "disk",
    "workbook",
  ]

  @Test func everySubjectIsTold() throws {
    let result = try AppWorkbook.make().filter(["doctor"])
    for subject in Self.subjects { #expect(result.output.contains("  \(subject)  ")) }
    #expect(Self.failures(in: result) == [])
    #expect(result.status == 0)
  }

  /// The subjects that are told as failed.
  private static func failures(in result: Filter) -> Set<String> {
    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("FAIL  ") }
    return Set(
      lines.map { line in
        subjects.first { line.dropFirst(6).hasPrefix("\($0)  ") } ?? String(line)
      }
    )
  }

  /// What is missing, what fails because of it and nothing else, and what is to be done.
  @Test(
    arguments: [
      (["PATH": "/nowhere"], "toolchain", "swift.org/install"),
      (["PATH": "/nowhere", "TUTOR_CACHE": "not/made/yet"], "toolchain", "swift.org/install"),
      (["TUTOR_CACHE": "/proc/nowhere"], "disk", "TUTOR_CACHE=FOLDER"),
    ]
  )
  func whatIsMissingIsToldWithItsCure(
    environment: [String: String],
    failed: String,
    cure: String
  ) throws {
    var tutor = try AppWorkbook.make()
    tutor.environment.merge(environment) { $1 }
    let result = try tutor.filter(["doctor"])
    #expect(Self.failures(in: result) == [failed])
    #expect(result.output.contains(cure))
    #expect(result.status == 4)
  }

  @Test func aTerminalWithoutUnicodeIsNoReasonToFail() throws {
    var tutor = try AppWorkbook.make()
    tutor.environment["LANG"] = "C"
    let result = try tutor.filter(["doctor"])
    #expect(result.output.contains("weak  terminal"))
    #expect(result.status == 0)
  }

  @Test func aWorkbookThatKeepsNothingIsNamed() throws {
    let tutor = try AppWorkbook.make([".tutor": "no folder"])
    let result = try tutor.filter(["doctor"])
    #expect(Self.failures(in: result) == ["workbook"])
    #expect(result.status == 4)
  }
}
