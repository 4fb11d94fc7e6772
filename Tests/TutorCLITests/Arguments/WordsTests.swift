import Testing

@testable import TutorCLI

struct WordsTests {
  @Test(
    arguments: [
      ("", []),
      ("  ", []),
      ("lesson 5", ["lesson", "5"]),
      ("  a \t b ", ["a", "b"]),
      ("tap \"Log in\"", ["tap", "Log in"]),
      ("tap 'Log in' twice", ["tap", "Log in", "twice"]),
      ("tap “Log in”", ["tap", "Log in"]),
      ("type \"\" into Name", ["type", "", "into", "Name"]),
      ("tap \"Log", ["tap", "Log"]),
      ("say it\"s", ["say", "its"]),
    ] as [(String, [String])]
  )
  func aLineIsSplitAsAShellWould(line: String, words: [String]) {
    #expect(Words.split(line) == words)
  }
}
