import Channel
import Testing

@testable import Grader

/// What went wrong with a check, in one line.
struct CheckSummaryTests {
  @Test func whatUIKitComplainsOfIsNamedBeforeWhatFollowsFromIt() {
    let failures = [
      Failure(what: "The word", expected: "2", found: "1"),
      Failure(what: "pushed twice", facts: ["fault": "pushed-twice"]),
    ]
    #expect(CheckEnding.failed(failures).summary == "pushed twice")
  }

  @Test(arguments: [
    (TimeLimit.cpu, "an endless loop, stopped after 5 seconds"),
    (.waiting, "waited for nothing, stopped after 5 seconds"),
  ])
  func timesAreWholeSeconds(limit: TimeLimit, words: String) {
    #expect(CheckEnding.timedOut(limit, limit: .seconds(5), frame: nil).summary == words)
  }
}
