import Foundation
import Testing
import Workbook

@Suite struct LanguageTests {
  private let hello = Message("test.hello", "Hello, {name}")
  private let goodbye = Message("test.goodbye", "Goodbye")
  private let uzbek = Language(code: "uz", words: ["test.hello": "Salom, {name}"])

  @Test func aSentenceIsSaidInTheLanguageInUse() {
    #expect(hello(["name": "Ada"]) == "Hello, Ada")
    Language.$current.withValue(uzbek) {
      #expect(hello(["name": "Ada"]) == "Salom, Ada")
    }
    #expect(hello(["name": "Ada"]) == "Hello, Ada")
  }

  @Test func whatALanguageLacksIsSaidInEnglish() {
    Language.$current.withValue(uzbek) { #expect(goodbye() == "Goodbye") }
  }

  @Test func aWorkbookSpeaksEnglishAndWhatHasAFile() throws {
    let course = try TemporaryCourse([
      "Sources/Workbook/Languages/uz.md": "## test.hello\n\n> Hello\n\nSalom\n",
      "Sources/Workbook/Languages/kk.md": "",
      "Sources/Workbook/Languages/notes.txt": "",
    ])
    #expect(Language.codes(root: course.root) == ["en", "kk", "uz"])
    let uzbek = try Language("uz", root: course.root)
    Language.$current.withValue(uzbek) { #expect(hello() == "Salom") }
  }

  @Test func aWorkbookWithoutLanguagesSpeaksEnglish() throws {
    #expect(Language.codes(root: try TemporaryCourse([:]).root) == ["en"])
  }

  @Test func aLanguageWithoutAFileIsNamed() throws {
    let root = try TemporaryCourse([:]).root
    #expect(throws: CourseError.self) { try Language("uz", root: root) }
  }
}
