import Foundation
import Testing

@testable import Grading

struct JSONSlipTests {
  @Test(
    arguments: [
      ("{ \"a\": 1\n  \"b\": 2 }", 2, 3, "a comma is missing before this."),
      ("{ \"a\": [1 2] }", 1, 11, "a comma is missing before this."),
      ("{ \"a\": 1,, }", 1, 10, "a key in quotation marks belongs here."),
      ("[1,, 2]", 1, 4, "a value belongs here"),
      ("{\n  \"a\": {\n    \"é\": 1\n}\n", 4, 2, "the `{` of line 1 is not closed."),
      ("{\n  \"a\": [\n  \"x\"\n}\n", 4, 1, "the `[` of line 2 must be closed before this."),
      ("{ é: 1 }", 1, 3, "a key in quotation marks belongs here."),
      ("{ \"é\" 1 }", 1, 7, "a colon belongs here"),
      ("{ \"a\": tomorrow }", 1, 8, "a value belongs here"),
      ("{ \"a\": }", 1, 8, "a value belongs here"),
      ("", 1, 1, "a value belongs here"),
      ("{ \"a\": \"b }\n", 1, 8, "this text has no quotation mark at its end"),
      ("{} }", 1, 4, "nothing may stand behind the last brace."),
    ]
  )
  func theFirstSlipIsToldWithItsPlace(text: String, line: Int, column: Int, problem: String) {
    let slip = JSONSlip.first(in: Data(text.utf8))
    #expect(slip?.line == line)
    #expect(slip?.column == column)
    #expect(slip?.problem.contains(problem) == true, "\(String(describing: slip))")
    #expect(throws: (any Error).self, "Foundation reads it") {
      try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }
  }

  @Test func aKeyThatStandsTwiceIsASlipThoughFoundationReadsIt() {
    let text = "{ \"a\": { \"b\": 1, \"c\": 1 },\n  \"b\": 2,\n  \"a\": {} }"
    let slip = JSONSlip.first(in: Data(text.utf8))
    #expect(slip?.line == 3)
    #expect(slip?.column == 3)
    #expect(slip?.problem.hasPrefix("the key `a` stands here for the second time") == true)
  }

  @Test(
    arguments: [
      "{}", "[]", " [ 1, -2.5e3, true, false, null, \"a\\\"b\\u00e9\" ]\n",
      "{ \"a\": { \"b\": [] }, \"c\": \"\" }", "{ \"a\": [1, 2,], }",
    ]
  )
  func whatFoundationReadsHasNoSlip(text: String) throws {
    _ = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(JSONSlip.first(in: Data(text.utf8)) == nil)
  }
}
