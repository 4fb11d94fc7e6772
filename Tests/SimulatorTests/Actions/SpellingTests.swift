import Testing

@testable import Simulator

struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("Log in", "Log in", 0), ("ab", "ba", 1),
  ])
  func countsEdits(first: String, second: String, distance: Int) {
    #expect(Spelling.distance(first, second) == distance)
    #expect(Spelling.distance(second, first) == distance)
  }

  @Test func findsASlipAndNoStranger() {
    #expect(Spelling.nearest(to: "Logn in", in: ["Register", "Log in"]) == "Log in")
    #expect(Spelling.nearest(to: "Settings", in: ["Register", "Log in"]) == nil)
    #expect(Spelling.nearest(to: "x", in: []) == nil)
  }
}
