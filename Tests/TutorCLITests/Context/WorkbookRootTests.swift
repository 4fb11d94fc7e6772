import Foundation
import Support
import Testing
import Workbook

@testable import TutorCLI

struct WorkbookRootTests {
  private let here: TemporaryFolder
  private let there: TemporaryFolder
  private let nowhere: TemporaryFolder

  init() throws {
    here = try SmallWorkbook.make()
    there = try SmallWorkbook.make()
    nowhere = try TemporaryFolder()
  }

  private func find(
    _ named: URL? = nil,
    from folder: URL,
    program: URL? = nil
  ) throws(CourseError) -> String {
    try WorkbookRoot.find(
      environment: named.map { [WorkbookRoot.variable: $0.path] } ?? [:],
      folder: folder.path,
      program: program?.path
    ).path
  }

  @Test func theVariableWinsOverTheFolder() throws {
    #expect(try find(there.url, from: here.url) == there.url.path)
  }

  @Test func theFolderAboveIsFound() throws {
    let below = here.url.appending(path: "Lessons/01-greetings")
    #expect(try find(from: below) == here.url.path)
  }

  @Test func theProgramsOwnWorkbookComesLast() throws {
    let program = there.url.appending(path: ".build/debug/tutor")
    #expect(try find(from: nowhere.url, program: program) == there.url.path)
    #expect(try find(from: here.url, program: program) == here.url.path)
  }

  @Test func anInstalledProgramsWorkbookComesLastToo() throws {
    let prefix = try TemporaryFolder(["bin/tutor": ""])
    let program = prefix.url.appending(path: "bin/tutor")
    let root = prefix.url.appending(path: "share/coordinator-workbook")
    #expect(throws: CourseError.self) { try find(from: nowhere.url, program: program) }
    try FileManager.default.createDirectory(
      at: root.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(at: there.url, to: root)
    #expect(try find(from: nowhere.url, program: program) == root.path)
    #expect(try find(from: here.url, program: program) == here.url.path)
  }

  @Test func aVariableThatNamesNoWorkbookIsToldNotPassedOver() {
    #expect(throws: CourseError.noWorkbook(from: nowhere.url.path)) {
      try find(nowhere.url, from: here.url)
    }
  }

  @Test func withoutAnyTheFirstFolderIsNamed() {
    #expect(throws: CourseError.noWorkbook(from: nowhere.url.path)) {
      try find(from: nowhere.url, program: nowhere.url)
    }
  }
}
