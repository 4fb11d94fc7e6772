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

  @Test func nothingIsSaidOfAListWithoutNames() throws {
    #expect(try !words(missing: [], unexpected: ["second"]).contains("Without a check"))
    #expect(try !words(missing: ["first"], unexpected: []).contains("Without an explanation"))
  }
}
