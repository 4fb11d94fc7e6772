import Foundation
import Support
import Testing

/// Where the tutor writes a folder for Xcode, and what it says and ends with.
@Suite(.timeLimit(.minutes(10)))
struct ExportTests {
  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  @Test func aFolderThatIsNamedIsWritten() throws {
    let tutor = try RunningTutor()
    let place = try TemporaryFolder()
    let result = try tutor.filter(["export", "1.1", "to", "\(place.url.path)/app"])
    #expect(result.status == 0)
    #expect(result.output.contains("Written: \(place.url.path)/app"))
    #expect(try place.read("app/SayHello/Hello.swift") == "let hello = 1\n")
    #expect(exists(place.url.appending(path: "app/SayHello.xcodeproj/project.pbxproj")))
  }

  @Test func withoutANameItLiesWhereTheStudentStands() throws {
    let tutor = try RunningTutor()
    let place = try TemporaryFolder()
    let result = try tutor.filter(["export", "1.1"], in: place.url)
    #expect(result.status == 0)
    #expect(result.output.contains("Written: SayHello\n"))
    #expect(exists(place.url.appending(path: "SayHello/README.md")))
  }

  @Test func nothingIsWrittenIntoTheWorkbook() throws {
    let place = try TemporaryFolder()
    let workbook = try SmallWorkbook.make()
    let root = place.url.appending(path: "workbook")
    try FileManager.default.copyItem(at: workbook.url, to: root)
    let tutor = try RunningTutor()
    let folder = root.appending(path: "Lessons")
    let result = try tutor.filter(["export", "1.1"], in: folder, workbook: root)
    #expect(result.status == 0)
    #expect(exists(place.url.appending(path: "SayHello/README.md")))
    #expect(!exists(folder.appending(path: "SayHello")))
    #expect(!exists(root.appending(path: "SayHello")))
  }

  @Test func atThePromptItIsTheExerciseThatOneIsAt() throws {
    let tutor = try RunningTutor()
    let place = try TemporaryFolder()
    let input = "exercise 1.2\nexport to \(place.url.path)/app\n"
    let result = try tutor.filter(["lesson"], input: input)
    #expect(result.status == 0)
    #expect(try place.read("app/SayMore/More.swift") == "let more = 1\n")
  }

  @Test func aSecondRunIsRefusedWithTheCure() throws {
    let tutor = try RunningTutor()
    let place = try TemporaryFolder(["app/mine": "mine"])
    let result = try tutor.filter(["export", "1.1", "to", "\(place.url.path)/app"])
    #expect(result.status == 4)
    #expect(result.errors.replacing("\n", with: " ").contains("name another folder"))
    #expect(try place.read("app/mine") == "mine")
  }

  @Test(
    arguments: [
      ("1.1 to", 2), ("1.1 app", 2), ("1.1 to a b", 2), ("9.9", 3), ("9", 3), ("1", 4),
    ] as [(String, Int32)]
  )
  func whatCannotBeExportedHasItsStatus(words: String, status: Int32) throws {
    let arguments = ["export"] + words.split(separator: " ").map(String.init)
    #expect(try RunningTutor().filter(arguments).status == status)
  }
}
