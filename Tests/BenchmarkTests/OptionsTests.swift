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

  @Test func theClassAndThePackagesAreAsManyAsIsSaid() throws {
    let options = try #require(
      Options(arguments: ["class", "--students", "40", "--packages", "2"])
    )
    #expect(options.students == 40)
    #expect(options.packages == 2)
    #expect(options.measures(.class) && !options.measures(.verdict))
  }

  @Test(
    arguments: [
      ["speed"], ["--rounds"], ["--rounds", "0"], ["tutor", "course"], ["depth", "3"],
      ["class", "--students", "30"], ["--packages", "0"],
    ]
  )
  func whatIsNotUnderstoodIsRefused(words: [String]) {
    #expect(Options(arguments: words) == nil)
  }
}
