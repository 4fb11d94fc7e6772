import Foundation
import Support
import Testing

@testable import TutorCLI

/// The version is one number, told with what else a report of a fault needs.
@Suite(.timeLimit(.minutes(10)))
struct VersionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["--version", "-v"])
  func tutorCompilerAndWorkbookAreTold(option: String) throws {
    var tutor = try RunningTutor()
    tutor.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    tutor.environment["TUTOR_CACHE"] = tutor.workbook.url.appending(path: "cache").path
    let lines = try tutor.filter([option]).output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.first == "tutor \(Tutor.version)")
    #expect(lines.dropFirst().first?.contains("Swift version 6.") == true)
    #expect(lines.last?.hasSuffix(tutor.workbook.url.lastPathComponent) == true)
  }

  @Test func withoutACompilerThatIsSaid() throws {
    var tutor = try RunningTutor()
    tutor.environment["PATH"] = tutor.workbook.url.path
    tutor.environment["TUTOR_CACHE"] = tutor.workbook.url.appending(path: "cache").path
    let result = try tutor.filter(["--version"])
    #expect(result.status == 0)
    #expect(result.output.contains("No Swift compiler"))
  }

  @Test func withoutAWorkbookTheVersionIsToldAllTheSame() throws {
    let tutor = try RunningTutor()
    let nowhere = try TemporaryFolder()
    let result = try Filter.run(
      BuiltProduct.url("tutor"),
      ["--version"],
      environment: tutor.environment.merging(["TUTOR_WORKBOOK": nowhere.url.path]) { $1 },
      in: nowhere.url
    )
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("tutor \(Tutor.version)\n"))
    #expect(!result.output.contains("Workbook"))
  }

  @Test func theChangelogBeginsWithIt() throws {
    let file = Self.root.appending(path: ".github/CHANGELOG.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let versions = text.matches(of: /(?m)^## \[(\d+\.\d+\.\d+)\]/).map { String($0.output.1) }
    #expect(versions.first == Tutor.version)
  }
}
