import Testing

@testable import benchmark

struct OptionsTests {
  @Test func aPartAndTheRoundsAreRead() throws {
    let options = try #require(Options(arguments: ["tutor", "--rounds", "3"]))
    #expect(options.rounds == 3)
    #expect(options.measures(.tutor))
    #expect(!options.measures(.depth))
  }

  @Test func whereNothingIsSaidAllIsMeasured() throws {
    let options = try #require(Options(arguments: []))
    #expect(options.rounds == 10)
    #expect(options.measures(.verdict) && options.measures(.course))
  }

  @Test(
    arguments: [["speed"], ["--rounds"], ["--rounds", "0"], ["tutor", "course"], ["depth", "3"]]
  )
  func whatIsNotUnderstoodIsRefused(words: [String]) {
    #expect(Options(arguments: words) == nil)
  }
}
