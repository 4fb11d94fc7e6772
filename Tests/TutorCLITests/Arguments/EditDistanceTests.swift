import Testing

@testable import TutorCLI

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "xabc", 1),
    ("chekc", "check", 1), ("kitten", "sitting", 3), ("", "four", 4),
  ])
  func theDistanceCountsEdits(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }

  @Test(arguments: [
    ("lesosn", "lesson"), ("hitn", "hint"), ("rest", "reset"), ("exer", "exercise"),
  ])
  func aSlipIsCorrected(word: String, meant: String) {
    let verbs = ["lesson", "hint", "reset", "exercise", "check"]
    #expect(EditDistance.nearest(to: word, among: verbs) == meant)
  }

  @Test(arguments: ["q", "banana", "zz"])
  func whatIsFarFromEverythingIsNotGuessedAt(word: String) {
    #expect(EditDistance.nearest(to: word, among: ["lesson", "hint"]) == nil)
  }
}
