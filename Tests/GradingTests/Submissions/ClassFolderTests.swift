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

  @Test func aFolderAndArchivesOfTheSameNameAreOneStudents() throws {
    let files = try TemporaryFolder(["ada/1/1/A.swift": "", "ada.zip": "", "ada.tar.gz": ""])
    let submissions = try ClassFolder(files.url).submissions
    #expect(submissions.map(\.student) == ["ada"])
    #expect(submissions.first?.place.lastPathComponent == "ada")
    #expect(submissions.first?.rivals.map(\.lastPathComponent) == ["ada.tar.gz", "ada.zip"])
  }

  @Test func namesThatReadTheSameAreKeptApart() throws {
    let files = try TemporaryFolder()
    for name in ["Jos\u{E9}", "Jose\u{301}"] { try files.write("", to: "\(name)/1/1/A.swift") }
    let submissions = try ClassFolder(files.url).submissions
    #expect(submissions.map(\.student) == ["Jos\\u{00E9}", "Jose\\u{0301}"])
    for submission in submissions {
      #expect(FileManager.default.fileExists(atPath: submission.place.path))
    }
  }

  @Test func nobodyGetsAnothersNameByPretending() throws {
    let files = try TemporaryFolder(["ada.zip": "", "ada.zip.zip": ""])
    for name in ["Jos\u{E9}", "Jose\u{301}", "Jos\\u{00E9}", "ada", "Ada"] {
      try files.write("", to: "\(name)/1/1/A.swift")
    }
    let names = try ClassFolder(files.url).submissions.map(\.student)
    #expect(Set(names).count == 6, "\(names)")
    #expect(!names.contains("Jos\u{E9}"))
    #expect(names.contains("ada") && names.contains("Ada"))
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
