import Foundation
import Support
import Testing

@testable import Grading

/// A second run over a folder of reports.
@Suite struct WrittenFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var reports: URL { folder.url.appending(path: "reports") }

  private func write(_ names: [String], _ grades: [ExerciseGrade]? = nil) throws {
    try SampleGrades.book(names, grades).write(to: reports)
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: reports.path).filter { path in
      var isFolder: ObjCBool = false
      let place = reports.appending(path: path).path
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  @Test func whoHasLeftHasNoReports() throws {
    try write(["Ada", "a\nb", "Bea"])
    try write(["Ada"])
    #expect(
      try files() == [
        ".written", "class.html", "exercism/Ada/5.1/results.json", "exercism/Ada/5.3/results.json",
        "feedback/Ada.md", "grades.csv", "grades.json", "grades.xml",
        "gradescope/Ada/results.json",
      ]
    )
    let left = try FileManager.default.contentsOfDirectory(
      atPath: reports.appending(path: "exercism").path
    )
    #expect(left == ["Ada"], "no empty folder is left")
  }

  @Test func anAnswerThatWasTakenBackHasNoResults() throws {
    try write(["Ada"], [SampleGrades.mixed()])
    try write(["Ada"], [SampleGrades.unattempted()])
    #expect(try files().filter { $0.hasPrefix("exercism") } == [])
  }

  @Test func whatAStrangerPutThereStays() throws {
    try write(["Ada", "Bea"])
    for path in ["feedback/Bea.txt", "feedback/notes.md", "gradescope/Bea/mine", "feedback.md"] {
      try folder.write("mine", to: "reports/\(path)")
    }
    try write(["Ada"])
    let files = try files()
    for path in ["feedback/Bea.txt", "feedback/notes.md", "gradescope/Bea/mine", "feedback.md"] {
      #expect(files.contains(path))
    }
    #expect(!files.contains("feedback/Bea.md"))
  }

  @Test(
    arguments: [
      "../outside", "feedback/../../outside", "/outside", "feedback//outside", "other/outside",
      "feedback/link/outside", "outside", "feedback/./outside",
    ]
  )
  func aListCannotHaveOtherFilesRemoved(_ path: String) throws {
    try write(["Ada"])
    for place in [
      "outside", "reports/outside", "reports/other/outside", "reports/feedback/outside",
    ] {
      try folder.write("mine", to: place)
    }
    try FileManager.default.createSymbolicLink(
      at: reports.appending(path: "feedback/link"),
      withDestinationURL: folder.url
    )
    try folder.write(String(decoding: encodedLine(path), as: UTF8.self), to: "reports/.written")
    try write(["Ada"])
    for place in [
      "outside", "reports/outside", "reports/other/outside", "reports/feedback/outside",
    ] {
      #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: place).path))
    }
  }
}
