import Foundation
import Support
import Testing
import Workbook

@testable import Editions

/// An edition whose making was killed is made by the same command.
@Suite struct KilledEditionTests {
  private let workbook: SmallWorkbook

  init() throws { workbook = try SmallWorkbook() }

  /// What a run has done when it is killed before its `count`th file.
  private func beginAndDie(after count: Int, _ known: EditionRecord) throws {
    let listing = try WorkbookListing(of: Course.load(root: workbook.root), for: .student)
    let folder = try EditionFolder(making: workbook.copy)
    var new = EditionRecord(kind: .student)
    for file in listing.files.values { new.note(try file.contents(), at: file.path) }
    try folder.write(known.expecting(new).data, to: EditionRecord.fileName)
    for file in listing.files.values.sorted(by: { $0.path < $1.path }).prefix(count) {
      try folder.write(try file.contents(), to: file.path, isExecutable: file.isExecutable)
    }
    try workbook.change(".edition.new", to: "half a fi")
  }

  private func record() throws -> EditionRecord {
    try #require(EditionRecord(try Data(contentsOf: workbook.copy.appending(path: ".edition"))))
  }

  /// Compares the edition with one that was made at once.
  private func expectWhole() throws {
    let whole = workbook.folder.url.appending(path: "whole")
    try workbook.make(at: whole)
    let paths = try SmallWorkbook.paths(below: whole)
    #expect(try SmallWorkbook.paths(below: workbook.copy) == paths)
    for path in paths {
      let data = try Data(contentsOf: whole.appending(path: path))
      #expect(try Data(contentsOf: workbook.copy.appending(path: path)) == data, "\(path)")
    }
  }

  @Test(arguments: [0, 1, 7, 100]) func theFirstRun(count: Int) throws {
    try beginAndDie(after: count, EditionRecord(kind: .student))
    #expect(try workbook.make().kept == [])
    try expectWhole()
  }

  @Test func beforeAnythingHadItsName() throws {
    try workbook.change(".edition.new", to: "{")
    #expect(try workbook.make().kept == [])
    try expectWhole()
  }

  @Test(arguments: [0, 1, 2]) func anUpdateOverAChangedFile(count: Int) throws {
    try workbook.make()
    try workbook.change(SmallWorkbook.menu, to: "struct Menu { var mine = 1 }\n")
    try workbook.write("# Newer\n", to: "README.md")
    try workbook.write(
      "struct Flow { var new = 1 }\n",
      to: "\(SmallWorkbook.hidden)/Starter/Flow.swift"
    )
    let known = try record()
    try beginAndDie(after: 0, known)
    let folder = try EditionFolder(making: workbook.copy)
    let renewed = [
      ("README.md", "# Newer\n"), (SmallWorkbook.flow, "struct Flow { var new = 1 }\n"),
    ]
    for (path, text) in renewed.prefix(count) { try folder.write(Data(text.utf8), to: path) }
    // And the workbook has gone on since.
    try workbook.write("# Newest\n", to: "README.md")
    #expect(try workbook.make().kept.map(\.path) == [SmallWorkbook.menu])
    #expect(try workbook.read("README.md") == "# Newest\n")
    #expect(try workbook.read(SmallWorkbook.flow) == "struct Flow { var new = 1 }\n")
    #expect(try workbook.read(SmallWorkbook.menu) == "struct Menu { var mine = 1 }\n")
    #expect(try record().coming == [:])
  }

  /// Each time that it is read, the source holds something else.
  @Test func whatIsSavedWhileItIsCopiedIsKnownAsItWasWritten() throws {
    let maker = EditionMaker(.student, of: try Course.load(root: workbook.root), at: workbook.copy)
    let source = URL(filePath: "/proc/sys/kernel/random/uuid")
    let file = EditionFile(path: "saved.md", source: .copy(of: source))
    #expect(try file.contents() != file.contents())
    _ = try maker.fill(try EditionFolder(making: workbook.copy), with: [file.path: file])
    let written = try Data(contentsOf: workbook.copy.appending(path: file.path))
    #expect(try record().knows(written, at: file.path))
  }

  @Test func aFolderThatCannotBeOpenedIsHeldByNobody() {
    let path = workbook.copy.appending(path: "nowhere").path
    #expect(throws: EditionError.unwritable(path: path, reason: "No such file or directory")) {
      try EditionLock.holding(path) { () throws(EditionError) in }
    }
  }
}
