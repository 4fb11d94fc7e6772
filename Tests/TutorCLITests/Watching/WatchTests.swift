import Foundation
import Testing
import Workbook

@testable import TutorCLI

/// What the watch decides, from contents and times alone.
struct WatchTests {
  private static let first = Contents(["A.swift": Data([1])])
  private static let second = Contents(["A.swift": Data([2])])
  private static let start = ContinuousClock.now

  /// What happens to the watch.
  enum Step: Sendable {
    case look(Contents)
    case verdict(Contents, current: Contents)
    case stopped
    case madeRoom
  }

  /// Whether each look began a check, and each verdict was shown.
  @Test(
    arguments: [
      ("a content is checked once", nil, [.look(first), .look(first)], [true, false]),
      (
        "a verdict that was shown is not repeated", nil,
        [.look(first), .verdict(first, current: first), .look(first)], [true, true, false]
      ),
      (
        "what was seen needs no verdict, what is new does", first, [.look(first), .look(second)],
        [false, true]
      ),
      (
        "a save during a check is checked in its place", nil,
        [.look(first), .look(second), .verdict(first, current: second)], [true, true, false]
      ),
      (
        "a verdict on an earlier text is not shown, and the new text is checked", nil,
        [.look(first), .verdict(first, current: second), .look(second)], [true, false, true]
      ),
      (
        "a text that comes back is checked again", first,
        [.look(second), .verdict(second, current: second), .look(first)], [true, true, true]
      ),
      (
        "a stopped check is not begun again before a change", nil,
        [.look(first), .stopped, .look(first), .look(second)], [true, false, true]
      ),
      (
        "a check that made room is due again", nil, [.look(first), .madeRoom, .look(first)],
        [true, true]
      ),
    ] as [(String, Contents?, [Step], [Bool])]
  )
  func aContentGetsOneVerdict(name: String, seen: Contents?, steps: [Step], answers: [Bool]) {
    var watch = Watch(seen: seen, now: Self.start)
    #expect(steps.compactMap { watch.take($0, now: Self.start) } == answers, "\(name)")
  }

  @Test func filesAreLookedAtWhenItIsQuietAndWithoutEventsEverySecond() {
    let start = Self.start
    var watch = Watch(now: start)
    #expect(watch.wait(now: start) == .zero)
    _ = watch.look(at: Self.first, now: start)
    #expect(watch.wait(now: start) == Watch.interval)
    watch.changed(now: start)
    #expect(watch.wait(now: start) == Watch.quiet)
    watch.changed(now: start + .milliseconds(10))
    #expect(watch.wait(now: start + .milliseconds(10)) == Watch.quiet)
  }
}

extension Watch {
  fileprivate mutating func take(_ step: WatchTests.Step, now: ContinuousClock.Instant) -> Bool? {
    switch step {
    case .look(let content): return look(at: content, now: now)
    case .verdict(let content, let current): return take(content.fingerprint, current: current)
    case .stopped: giveUp()
    case .madeRoom: forget()
    }
    return nil
  }
}
