import Grader
import Testing

@testable import TutorCLI

/// How far work has come, drawn and told.
struct AdvanceViewTests {
  @Test(
    arguments: [
      (0, 8, 100, "[....................] 0 of 8"),
      (2, 8, 100, "[#####...............] 2 of 8"),
      (8, 8, 200, "[####################] 8 of 8"),
      (9, 8, 100, "[####################] 9 of 8"),
      (0, 0, 100, "[....................] 0 of 0"),
      (2, 8, 40, "[##......] 2 of 8"),
      (2, 8, 20, "[#...] 2 of 8"),
    ]
  )
  func theBarIsFilledByWhatIsDone(done: Int, count: Int, columns: Int, bar: String) {
    let terminal = Terminal(
      columns: columns,
      hasColor: true,
      hasUnicode: false,
      isInteractive: true
    )
    #expect(AdvanceView.bar(Advance(done: done, of: count), on: terminal) == bar)
  }

  @Test func aPipeIsToldOfEachTenth() {
    let advances = (1...40).map { Advance(done: $0, of: 40) }
    let told = zip([nil] + advances.map(Optional.some), advances)
      .flatMap { AdvanceView.passages(from: $0, to: $1) }
    #expect(told.count == 10)
    #expect(told.last == .line("40 of 40", .note))
  }
}
