import Spelling
import Testing

struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "xabc", 1),
    ("chekc", "check", 1), ("kitten", "sitting", 3), ("", "four", 4),
  ])
  func theDistanceCountsEdits(first: String, second: String, distance: Int) {
    #expect(Spelling.distance(first, second) == distance)
    #expect(Spelling.distance(second, first) == distance)
  }

  @Test(arguments: [
    ("lesosn", "lesson"), ("hitn", "hint"), ("rest", "reset"), ("exer", "exercise"),
  ])
  func aSlipIsCorrected(word: String, meant: String) {
    let verbs = ["lesson", "hint", "reset", "exercise", "check"]
    #expect(Spelling.nearest(to: word, in: verbs) == meant)
  }

  @Test(arguments: ["q", "banana", "zz"])
  func whatIsFarFromEverythingIsNotGuessedAt(word: String) {
    #expect(Spelling.nearest(to: word, in: ["lesson", "hint"]) == nil)
  }

  @Test func caseAndSpacesAreNoObstacle() {
    #expect(Spelling.nearest(to: "Logn in", in: ["Register", "Log in"]) == "Log in")
    #expect(Spelling.nearest(to: "settings", in: ["Register", "Settings"]) == "Settings")
    #expect(Spelling.nearest(to: "x", in: []) == nil)
  }
}
