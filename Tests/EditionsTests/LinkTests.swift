import Foundation
import Support
import Testing
import Workbook

@testable import Editions

/// Links in an edition's folder lead no write out of it.
@Suite struct LinkTests {
  private let workbook: SmallWorkbook
  private let outside: TemporaryFolder

  init() throws {
    workbook = try SmallWorkbook()
    outside = try TemporaryFolder(["README.md": "outside", "UIView.swift": "outside"])
    try workbook.make()
    try workbook.write("# Newer\n", to: "README.md")
    try workbook.write("public class UIView { }\n", to: "Sources/UIKit/UIView.swift")
  }

  /// Puts a link in the place of what lies at a path.
  private func link(_ path: String, to target: URL) throws {
    let place = workbook.copy.appending(path: path)
    if FileManager.default.fileExists(atPath: place.path) {
      try FileManager.default.removeItem(at: place)
    }
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target)
  }

  private func expectNothingOutsideChanged() throws {
    #expect(try SmallWorkbook.paths(below: outside.url) == ["README.md", "UIView.swift"])
    for path in ["README.md", "UIView.swift"] { #expect(try outside.read(path) == "outside") }
  }

  @Test func aLinkToAFile() throws {
    try link("README.md", to: outside.url.appending(path: "README.md"))
    let outcome = try workbook.make()
    #expect(outcome.kept.map(\.path) == ["README.md"])
    #expect(outcome.kept.map(\.state) == [.inTheWay])
    try expectNothingOutsideChanged()
  }

  @Test func aLinkToAFolder() throws {
    try link("Sources/UIKit", to: outside.url)
    let outcome = try workbook.make()
    #expect(outcome.kept.map(\.path) == ["Sources/UIKit/UIView.swift"])
    #expect(outcome.kept.map(\.state) == [.inTheWay])
    try expectNothingOutsideChanged()
  }

  @Test func aLinkToAFolderIsNotEmptiedEither() throws {
    try link("Sources/UIKit", to: outside.url)
    let source = workbook.root.appending(path: "Sources/UIKit/UIView.swift")
    try outside.write("public class UIView {}\n", to: "UIView.swift")
    try FileManager.default.removeItem(at: source)
    #expect(try workbook.make().kept.map(\.state) == [.left])
    #expect(try outside.read("UIView.swift") == "public class UIView {}\n")
  }

  @Test func aLinkInThePlaceOfWhatIsWrittenFirst() throws {
    try link(".edition.new", to: outside.url.appending(path: "README.md"))
    try workbook.make()
    try expectNothingOutsideChanged()
  }

  @Test func aLinkInThePlaceOfTheRecordIsNoEdition() throws {
    try outside.write(try workbook.read(".edition"), to: "record")
    try link(".edition", to: outside.url.appending(path: "record"))
    #expect(throws: EditionError.noEdition(path: workbook.copy.path)) { try workbook.make() }
  }

  @Test func aFolderInTheWayIsToldAndLeft() throws {
    try FileManager.default.removeItem(at: workbook.copy.appending(path: "README.md"))
    try workbook.change("README.md/mine", to: "mine")
    let outcome = try workbook.make()
    #expect(outcome.kept.map(\.state) == [.inTheWay])
    #expect(try workbook.read("README.md/mine") == "mine")
  }

  @Test func theFolderItselfMayBeReachedByALink() throws {
    let link = workbook.folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: workbook.copy)
    #expect(try workbook.make(at: link).written == 2)
    #expect(try workbook.read("README.md") == "# Newer\n")
  }
}
