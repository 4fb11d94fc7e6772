import Testing

@testable import Grader

/// A difference cannot hide: neither in white space nor behind the middle of a long text.
struct DifferenceTests {
  private func words(_ expected: String, _ found: String) -> String {
    Difference.sentences(expected: expected, found: found).joined(separator: " ")
  }

  @Test(arguments: [
    ("\"Good morning, Ada.\"", "\"Good morning, Eda.\"", "character 15: `A` was expected, `E`"),
    ("\"Ada\"", "\"Ada\\n\"", "character 4: the end of the text was expected, `\\\\n` was found"),
    ("\"Ada\"", "\"Ada \"", "the end of the text was expected, a space was found"),
    ("\"Ada B.\"", "\"Ada\\u{A0}B.\"", "a space was expected, `\\\\u{A0}` (U+00A0) was found"),
    ("\"Ada\"", "\"\\u{410}da\"", "`A` was expected, `\u{410}` (U+0410) was found"),
    ("\"Home\"", "\"home\"", "character 1: `H` was expected, `h` was found"),
    ("shows \"Profile\"", "shows \"Ada\", \"Profile:\"", "character 8: the end of the text"),
    ("[\"Bread\", \"Profile\"]", "[\"Bread\", \"Profle\"]", "character 5: `i` was expected, `l`"),
  ])
  func firstDifferenceOfTextsThatLookAlikeIsNamed(expected: String, found: String, told: String) {
    let found = found.replacing("\\n", with: "\n").replacing("\\u{A0}", with: "\u{A0}")
      .replacing("\\u{410}", with: "\u{410}")
    let told = told.replacing("\\\\", with: "\\")
    #expect(words(expected, found).contains(told), "\(words(expected, found))")
  }

  @Test func lengthsAreGivenWhereTheyDiffer() {
    #expect(words("\"Ada\"", "\"Ada\n\"").contains("3 characters were expected, 4 were found."))
    #expect(!words("\"Home\"", "\"home\"").contains("characters were"))
  }

  @Test(arguments: [
    ("\"two\"", "\"zwei\""), ("[]", "[\"Home\"]"), ("1", "2: A, B"), ("nil", "AuthCoordinator"),
    ("\"Ada\"", "\"Ada\""), ("BreadViewController", "another BreadViewController"),
    ("a complaint", "no complaint"),
  ])
  func whatIsSeenAtOnceIsNotExplained(expected: String, found: String) {
    #expect(words(expected, found) == "")
  }

  @Test(arguments: [
    ("a\nb", #"a\nb"#), ("a\tb", #"a\tb"#), ("a\r\nb", #"a\r\nb"#), ("a\u{200B}b", #"a\u{200B}b"#),
    ("a\u{A0}b", #"a\u{A0}b"#), ("\u{FEFF}a", #"\u{FEFF}a"#), ("a\u{1B}[1m", #"a\u{1B}[1m"#),
    ("Café – 日本", "Café – 日本"), ("👩‍👧 ❤️", "👩‍👧 ❤️"),
  ])
  func whatCannotBeSeenIsWrittenOut(text: String, visible: String) {
    #expect(text.visible == visible)
  }
}
