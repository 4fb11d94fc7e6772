import Foundation
import Testing
import Workbook

/// A folder for Xcode is written whole and over nothing, or not at all.
@Suite struct WrittenFolderTests {
  private func export(_ course: TemporaryCourse) throws -> XcodeFolder {
    try XcodeFolder(of: #require(try Course.load(root: course.root).exercises.first))
  }

  @Test func everyFileIsWrittenAndNothingElse() throws {
    let course = try TemporaryCourse.oneExercise()
    let export = try export(course)
    let folder = course.root.appending(path: "out")
    try export.write(to: folder)
    for (path, bytes) in export.files {
      #expect(try Data(contentsOf: folder.appending(path: path)) == bytes)
    }
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasSuffix("HandOff") && !$0.hasSuffix("xcodeproj") }
    #expect(written.sorted() == export.files.keys.sorted())
    let beside = try FileManager.default.contentsOfDirectory(atPath: course.root.path)
    #expect(beside.filter { $0.hasPrefix(".") } == [])
  }

  @Test func whatIsThereStaysAsItIs() throws {
    let course = try TemporaryCourse.oneExercise()
    try course.write("mine", to: "out/README.md")
    let folder = course.root.appending(path: "out")
    let export = try export(course)
    #expect(throws: ExportError.alreadyThere(path: folder.path)) { try export.write(to: folder) }
    #expect(try course.read("out/README.md") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["README.md"])
  }

  @Test func aFolderThatIsMissingIsNamed() throws {
    let course = try TemporaryCourse.oneExercise()
    let export = try export(course)
    #expect(throws: ExportError.noFolder(path: course.root.appending(path: "no").path)) {
      try export.write(to: course.root.appending(path: "no/out"))
    }
  }

  @Test func withoutCodeThereIsNothingToExport() throws {
    let course = try TemporaryCourse.oneExercise()
    let lesson = try #require(try Course.load(root: course.root).lesson(5))
    #expect(throws: ExportError.noCode(path: lesson.folder.path)) {
      try XcodeFolder(of: lesson)
    }
  }

  @Test(arguments: [
    ExportError.alreadyThere(path: "/a"), .noFolder(path: "/a"), .noCode(path: "/a"),
    .unwritable(path: "/a", reason: "full"),
  ])
  func everyErrorNamesItsPath(error: ExportError) {
    #expect("\(error)".contains("/a"))
  }
}
