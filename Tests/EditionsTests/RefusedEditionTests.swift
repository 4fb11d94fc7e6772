import Foundation
import Glibc
import Support
import Testing
import Workbook

@testable import Editions

/// Where no edition is written, and nothing else either.
@Suite struct RefusedEditionTests {
  private let workbook: SmallWorkbook

  init() throws { workbook = try SmallWorkbook() }

  @Test func aFolderThatHoldsSomethingElse() throws {
    try workbook.change("thesis.tex", to: "mine")
    #expect(throws: EditionError.noEdition(path: workbook.copy.path)) { try workbook.make() }
    #expect(try SmallWorkbook.paths(below: workbook.copy) == ["thesis.tex"])
  }

  @Test func aWorkbookThatIsNoEdition() throws {
    let other = try SmallWorkbook()
    #expect(throws: EditionError.noEdition(path: other.root.path)) {
      try workbook.make(at: other.root)
    }
  }

  @Test func anEditionForOthers() throws {
    try workbook.make(.instructor)
    #expect(throws: EditionError.otherKind(path: workbook.copy.path, kind: .instructor)) {
      try workbook.make(.student)
    }
  }

  @Test func aFile() throws {
    try workbook.folder.write("", to: "copy")
    #expect(throws: EditionError.noFolder(path: workbook.copy.path)) { try workbook.make() }
  }

  @Test(arguments: ["workbook/out", "workbook", "", "link/out", "workbook/Lessons"])
  func aFolderInTheWorkbookOrAroundIt(path: String) throws {
    try FileManager.default.createSymbolicLink(
      at: workbook.folder.url.appending(path: "link"),
      withDestinationURL: workbook.root
    )
    let place = path.isEmpty ? workbook.folder.url : workbook.folder.url.appending(path: path)
    #expect(throws: EditionError.overlaps(path: place.path, workbook: workbook.root.path)) {
      try workbook.make(at: place)
    }
  }

  @Test func aFolderThatAnotherRunWrites() throws {
    try workbook.make()
    try workbook.write("# Newer\n", to: "README.md")
    let other = open(workbook.copy.path, O_RDONLY | O_DIRECTORY)
    try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
    let path = workbook.copy.resolvingSymlinksInPath().path
    #expect(throws: EditionError.busy(path: path)) { try workbook.make() }
    #expect(try workbook.read("README.md") == "# Read me\n")
    close(other)
    #expect(try workbook.make().written == 1)
  }

  @Test func ofRunsAtOnceIntoOneFolderEachIsWholeOrRefused() async throws {
    for number in 1...20 {
      try workbook.write("// \(number)\n", to: "Sources/UIKit/F\(number).swift")
    }
    let errors = await withTaskGroup(of: EditionError?.self) { group in
      for _ in 1...8 {
        group.addTask { [workbook] in
          do { try workbook.make() } catch { return error as? EditionError }
          return nil
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let busy = EditionError.busy(path: workbook.copy.resolvingSymlinksInPath().path)
    #expect(errors.allSatisfy { $0 == nil || $0 == busy })
    #expect(errors.contains(nil))
    let outcome = try workbook.make()
    #expect((outcome.written, outcome.removed, outcome.kept) == (0, 0, []))
  }

  @Test(arguments: ["", "{}", #"{"form": 99, "kind": "student", "written": {}, "coming": {}}"#])
  func aRecordThatCannotBeUnderstood(text: String) throws {
    try workbook.make()
    try workbook.change(".edition", to: text)
    let path = workbook.copy.appending(path: ".edition").path
    #expect(throws: EditionError.recordUnreadable(path: path)) { try workbook.make() }
    #expect(try workbook.read(".edition") == text)
  }

  @Test func everyErrorNamesThePathAndTheCure() {
    let errors: [EditionError] = [
      .sealedWorkbook(path: "/p"), .overlaps(path: "/p", workbook: "/w"), .noEdition(path: "/p"),
      .noFolder(path: "/p"), .busy(path: "/p"), .otherKind(path: "/p", kind: .student),
      .recordUnreadable(path: "/p"),
      .exerciseMissing(path: "/p"), .unevenMarks(path: "/p", line: 3),
      .unreadable(path: "/p", reason: "why"), .unwritable(path: "/p", reason: "why"),
    ]
    for error in errors {
      #expect("\(error)".contains("/p"))
      #expect(!"\(error)".contains("{"))
    }
  }
}
