import Grader
import Testing

@testable import TutorCLI

/// How far work has come, drawn and told.
struct AdvanceViewTests {
  @Test(
    arguments: [
      (0, 8, "[....................] 0 of 8"),
      (2, 8, "[#####...............] 2 of 8"),
      (8, 8, "[####################] 8 of 8"),
      (9, 8, "[####################] 9 of 8"),
      (0, 0, "[....................] 0 of 0"),
    ]
  )
  func theBarIsFilledByWhatIsDone(done: Int, count: Int, bar: String) {
    #expect(AdvanceView.bar(Advance(done: done, of: count), hasUnicode: false) == bar)
  }

  @Test func aPipeIsToldOfEachTenth() {
    let advances = (1...40).map { Advance(done: $0, of: 40) }
    let told = zip([nil] + advances.map(Optional.some), advances)
      .flatMap { AdvanceView.passages(from: $0, to: $1) }
    #expect(told.count == 10)
    #expect(told.last == .line("40 of 40", .note))
  }
}
