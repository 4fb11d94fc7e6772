import Testing
import Workbook

@Suite struct TranslationMarkTests {
  private func name(_ text: String, isScript: Bool = false) -> String {
    TranslationMark.fingerprint(of: text, isScript: isScript)
  }

  @Test func theMarkIsFoundInItsLine() throws {
    let line = TranslationMark.line("12ab")
    let found = try #require(TranslationMark.find(in: "# Title\n\n\(line)\n"))
    #expect(found.fingerprint == "12ab")
    #expect(found.line == 3)
    #expect(TranslationMark.find(in: "# Title\n") == nil)
  }

  @Test func proseAndQuestionsHaveToBeFollowed() {
    let text = "# A\n\nProse.\n\n```predict\nquestion: Why?\n```\n"
    #expect(name(text) != name(text.replacing("Prose", with: "Verse")))
    #expect(name(text) != name(text.replacing("Why", with: "How")))
    #expect(name(text) == name(text + "\n\n"))
  }

  @Test func whatIsCopiedDoesNotAgeATranslation() {
    let text = "Prose.\n\n```transcript\n$ run 5\nA\n```\n\n```swift\nlet a = 1\n```\n\nMore.\n"
    #expect(
      name(text) == name(text.replacing("\nA\n", with: "\nB\n").replacing("= 1", with: "= 2"))
    )
    #expect(name(text) != name(text.replacing("More", with: "Less")))
  }

  @Test func ofAScriptOnlyWordsAndCommandsHaveToBeFollowed() {
    let text = "# Look.\n$ run 5\nA\napp> back\nB\n"
    #expect(name(text, isScript: true) == name(text.replacing("B\n", with: "C\n"), isScript: true))
    #expect(name(text, isScript: true) != name(text.replacing("Look", with: "See"), isScript: true))
    #expect(name(text, isScript: true) != name(text.replacing("back", with: "up"), isScript: true))
  }
}
