import Testing

@testable import benchmark

struct FigureTests {
  @Test func eachFigureStandsBesideItsAim() {
    let table = Figure.table([
      Figure("start", .milliseconds(30), aim: 0.03),
      Figure("memory", 61, .megabytes, aim: 60),
      Figure("course", .seconds(12)),
    ])
    #expect(
      table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } == [
        "figure measured aim, at most",
        "start 0.030 s 0.030 s met",
        "memory 61.0 MB 60.0 MB missed",
        "course 12.000 s",
      ]
    )
  }

  @Test func theMedianIsTheMiddleOrTheMeanOfTwo() {
    #expect([.seconds(9), .seconds(1), .seconds(2)].median == Duration.seconds(2))
    #expect([.seconds(4), .seconds(1), .seconds(2), .seconds(9)].median == Duration.seconds(3))
    #expect([Duration]().median == nil)
  }
}
