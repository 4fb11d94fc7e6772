import Foundation
import Support
import Testing

@testable import Grading

struct ClassFolderTests {
  @Test func foldersAndArchivesAreStudents() throws {
    let files = try TemporaryFolder([
      "ada/1/1/A.swift": "", "bob.zip": "", "cyd.tar.gz": "", "notes.txt": "", ".grading/x": "",
      "grading.json": "{}",
    ])
    let settings = files.url.appending(path: "grading.json")
    let folder = try ClassFolder(files.url, apartFrom: [settings])
    #expect(folder.submissions.map(\.student) == ["ada", "bob", "cyd"])
    #expect(folder.passedOver == ["notes.txt"])
  }

  @Test func aFolderAndAnArchiveOfTheSameNameAreKeptApart() throws {
    let files = try TemporaryFolder(["ada/1/1/A.swift": "", "ada.zip": ""])
    #expect(try ClassFolder(files.url).submissions.map(\.student) == ["ada", "ada.zip"])
  }

  @Test func aLinkedStudentIsNotForgotten() throws {
    let files = try TemporaryFolder(["ada/1/1/A.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: files.url.appending(path: "bob").path,
      withDestinationPath: "/etc"
    )
    #expect(try ClassFolder(files.url).submissions.map(\.student) == ["ada", "bob"])
  }

  @Test func anEmptyFolderAndNoFolderAreErrors() throws {
    let files = try TemporaryFolder(["notes.txt": ""])
    #expect(throws: GradingError.noSubmissions(path: files.url.path)) {
      try ClassFolder(files.url)
    }
    let nowhere = URL(filePath: "/nowhere/class")
    #expect(throws: GradingError.noFolder(path: nowhere.path)) { try ClassFolder(nowhere) }
  }
}
