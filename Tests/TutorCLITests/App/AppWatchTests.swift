import Grader
import Testing

@testable import TutorCLI

struct AppWatchTests {
  private let start = ContinuousClock.now

  @Test(
    arguments: [
      (0, 0, nil), (2, 2, nil), (9, 0, nil), (9, 2, nil), (3, 3, .computing), (10, 0, .waiting),
      (20, 4, .computing),
      (11, 2, nil), (59, 2, .waiting), (25, 3, .computing), (61, 0, .waiting),
    ] as [(Int, Int, AppWatch.Overrun?)]
  )
  func aLateAppIsNoticedByWhatItUses(passed: Int, worked: Int, overrun: AppWatch.Overrun?) {
    let watch = AppWatch(now: start, cpuTime: .seconds(7))
    let found = watch.overrun(
      now: start + .seconds(passed),
      cpuTime: .seconds(7) + .seconds(worked)
    )
    #expect(found == overrun)
  }
}
