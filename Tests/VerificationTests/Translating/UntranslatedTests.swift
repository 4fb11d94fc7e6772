import Foundation
import Support
import Testing
import Workbook

@testable import Verification

/// What a translator still has to write, in the form of the language's file.
@Suite struct UntranslatedTests {
  private func workbook(_ uzbek: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Sources/Workbook/Catalogue/Message+A.swift":
        "static let a = Message(\"a.b\", \"{count} left\")\n"
        + "static let c = Message(\"c.d\", \"None\")\n"
    ])
    if let uzbek { try folder.write(uzbek, to: "\(Language.folder)/uz.md") }
    return folder
  }

  @Test func ofANewLanguageEverySentenceIsListed() throws {
    let workbook = try workbook(nil)
    let text = try untranslated(into: "uz", root: workbook.url)
    #expect(Catalogue(text).entries.map(\.id) == ["a.b", "c.d"])
    #expect(Catalogue(text).entries.map(\.english) == ["{count} left", "None"])
  }

  @Test func whatIsTranslatedIsNotListedUnlessItsEnglishHasChanged() throws {
    let sound = try workbook("## a.b\n\n> {count} left\n\n{count} ta qoldi\n")
    #expect(try Catalogue(untranslated(into: "uz", root: sound.url)).entries.map(\.id) == ["c.d"])
    let old = try workbook("## a.b\n\n> left: {count}\n\n{count} ta qoldi\n")
    #expect(try Catalogue(untranslated(into: "uz", root: old.url)).entries.count == 2)
  }
}
