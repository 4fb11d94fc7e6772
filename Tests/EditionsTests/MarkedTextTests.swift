import Testing

@testable import Editions

@Suite struct MarkedTextTests {
  @Test func whatStandsBetweenTheMarksIsLeftOut() throws {
    let text = "a\n// Left out of a student's edition:\nb\n  // Left out so far.\nc\n"
    #expect(try MarkedText.shortened(text, path: "p") == "a\nc\n")
    let markdown = "<!-- Left out of a student's edition: -->\nb\n<!-- Left out so far. -->\nc"
    #expect(try MarkedText.shortened(markdown, path: "p") == "c")
  }

  @Test(arguments: ["a\n", "`// Left out so far.` ends it.\n", "Left out so far.\n"])
  func whatOnlySpeaksOfMarksIsNone(text: String) throws {
    #expect(try MarkedText.shortened(text, path: "p") == text)
  }

  @Test(
    arguments: [
      ("// Left out so far.\n", 1), ("a\n// Left out of a student's edition:\nb\n", 2),
      ("<!-- Left out of a student's edition: -->\n// Left out of a student's edition:\n", 2),
    ]
  )
  func aMarkAloneIsAnError(text: String, line: Int) {
    #expect(throws: EditionError.unevenMarks(path: "p", line: line)) {
      try MarkedText.shortened(text, path: "p")
    }
  }
}
