import Testing
import Workbook

@testable import Grader

struct GraderErrorTests {
  private func words(missing: [String], unexpected: [String]) throws -> String {
    let id = try #require(ExerciseID("5.1"))
    return GraderError.checksDisagree(exercise: id, missing: missing, unexpected: unexpected)
      .description
  }

  @Test func disagreeingChecksAreNamed() throws {
    let words = try words(missing: ["first", "third"], unexpected: ["second"])
    #expect(words.contains("Without a check: first, third."))
    #expect(words.contains("Without an explanation: second."))
  }

  @Test(
    arguments: [
      .unreadable(path: "p", reason: "r"), .compilerFailed(reason: "r"), .linkerFailed(reason: "r"),
      .trialFailed(output: "o"), .supportBroken(module: "UIKit", output: "o"),
      .run(.notStarted(path: "prlimit", code: 2)),
    ] as [GraderError]
  )
  func whatFailsComesWithACure(error: GraderError) {
    let cures = ["tutor doctor", "it is made anew", "git checkout"]
    #expect(cures.contains { "\(error)".contains($0) }, "\(error)")
  }

  @Test func nothingIsSaidOfAListWithoutNames() throws {
    #expect(try !words(missing: [], unexpected: ["second"]).contains("Without a check"))
    #expect(try !words(missing: ["first"], unexpected: []).contains("Without an explanation"))
  }
}
