import Foundation
import Support
import Testing
import Workbook

@testable import Verification

@Suite struct CatalogueRuleTests {
  private static let file = "Sources/Workbook/Languages/uz.md"
  private static let sound = "# Oʻzbekcha\n\n## a.b\n\n> {count} left\n\n{count} ta qoldi\n"

  /// What is found in a workbook that says two sentences.
  private func findings(_ uzbek: String) throws -> [Finding] {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Exercises/Package.swift": "",
      "Lessons/01-one/Lesson.md": "# One\n",
      "Sources/Workbook/Catalogue/Message+A.swift":
        "extension Message {\n  static let a = Message(\"a.b\", \"{count} left\")\n"
        + "  static let c = Message(\n    \"c.d\",\n    \"None\"\n      + \" at all\"\n  )\n}\n",
      Self.file: uzbek,
    ])
    let course = try Course.load(root: folder.url)
    let material = CourseMaterial(course: course, sections: SectionNames(course))
    return try CatalogueRule().findings(in: material)
  }

  @Test func aPartialTranslationIsSound() throws {
    #expect(try findings(Self.sound) == [])
  }

  /// What is wrong with the file, and the line that is named.
  @Test(
    arguments: [
      (("a.b", "a.c"), 3, "`a.c`"),
      (("> {count} left", "> {count} were left"), 3, "“{count} left”"),
      (("{count} ta", "{son} ta"), 3, "has to name {count}, and names {son}"),
      (("{count} ta", ""), 3, "names no fact"),
      (("# Oʻzbekcha", "# Oʻzbekcha\n\nWhole: yes"), 1, "missing are 1: c.d"),
    ] as [((String, String), Int, String)]
  )
  func whatIsOutOfStepIsFound(change: (String, String), line: Int, words: String) throws {
    let found = try findings(Self.sound.replacing(change.0, with: change.1))
    #expect(found.map(\.file) == [Self.file])
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.contains(words) == true)
  }

  @Test func anEnglishSentenceThatHasChangedIsANoteUnlessTheLanguageIsWhole() throws {
    let old = Self.sound.replacing("> {count} left", with: "> {count} were left")
    #expect(try findings(old).map(\.isNote) == [true])
    let whole = old + "\n## c.d\n\n> None at all\n\nHech narsa\n"
    let promised = whole.replacing("# Oʻzbekcha", with: "# Oʻzbekcha\n\nWhole: yes")
    #expect(try findings(whole).map(\.isNote) == [true])
    #expect(try findings(promised).map(\.isNote) == [false])
  }

  @Test func aSentenceThatStandsTwiceIsFound() throws {
    let twice = Self.sound + "\n## a.b\n\n> {count} left\n\n{count} ta\n"
    #expect(try findings(twice).map(\.line) == [9])
  }
}
