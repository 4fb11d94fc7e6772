import Testing

import Workbook

@Suite struct MessageTests {
  @Test func factsStandInTheirPlaces() {
    let message = Message("test.message", "{count} of {all} in {exercise}")
    #expect(message(["count": 2, "all": 8, "exercise": "5.1"]) == "2 of 8 in 5.1")
  }

  @Test func factsAreNotLookedIntoAgain() {
    #expect("{a}{b}".filling([("a", "{b}"), ("b", "x")]) == "{b}x")
  }

  @Test func bracesThatAreNoPlaceStay() {
    #expect("func f() { g() } {a}".filling([("a", "1")]) == "func f() { g() } 1")
  }
}
