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
    #expect(!result.output.contains("FAIL"))
    #expect(result.status == 0)
  }

  /// What is missing, how it is told, and what is to be done.
  @Test(
    arguments: [
      ("PATH", "/nowhere", "FAIL  toolchain", "swift.org/install"),
      ("TUTOR_CACHE", "/proc/nowhere", "FAIL  disk", "TUTOR_CACHE=FOLDER"),
    ]
  )
  func whatIsMissingIsToldWithItsCure(
    name: String,
    value: String,
    told: String,
    cure: String
  ) throws {
    var tutor = try AppWorkbook.make()
    tutor.environment[name] = value
    let result = try tutor.filter(["doctor"])
    #expect(result.output.contains(told))
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
    #expect(result.output.contains("FAIL  workbook"))
    #expect(result.status == 4)
  }
}
