import Channel
import Testing

@testable import Grader

/// One way to go wrong, and the ending that tells it from all others.
struct HostileSubmission: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var second: String
  var extra = ""
  let isExpected: @Sendable (CheckEnding) -> Bool

  var submission: Submission { Submission(second: second, extra: extra) }

  static let all: [HostileSubmission] = crashes + loops + resources + escapes + lies

  static let crashes = [
    HostileSubmission(testDescription: "fatalError", second: #"fatalError("no idea")"#) {
      $0.crash
        == Crash(
          kind: "no idea",
          frame: Frame(file: "Flow.swift", line: 6, function: "Flow.second()"),
          signal: 4
        )
    },
    HostileSubmission(
      testDescription: "index out of range",
      second: "return [words[3]]",
      extra: "let words = [\"one\"]"
    ) {
      $0.crash?.kind == "Index out of range" && $0.crash?.frame?.line == 6
    },
    HostileSubmission(
      testDescription: "nil unwrapped",
      second: "return [Int(\"two\").map { \"\\($0)\" }!]"
    ) {
      $0.crash?.kind.hasPrefix("Unexpectedly found nil") == true && $0.crash?.frame?.line == 6
    },
    HostileSubmission(
      testDescription: "arithmetic overflow",
      second: "return [\"\\(Int.max + numbers.count)\"]",
      extra: "let numbers = [1]"
    ) { $0.crash?.frame?.line == 6 },
    HostileSubmission(
      testDescription: "endless recursion",
      second: "return [deeper(1)]",
      extra: "func deeper(_ depth: Int) -> String { deeper(depth + 1) + \"!\" }"
    ) {
      $0
        == .stackOverflow(cycle: [Frame(file: "Flow.swift", line: 10, function: "deeper(_:)")])
    },
  ]

  static let loops = [
    HostileSubmission(testDescription: "endless loop", second: "while true {}") {
      guard case .timedOut(.cpu, _, let frame) = $0 else { return false }
      return frame?.file == "Flow.swift" && frame?.function == "Flow.second()"
    },
    HostileSubmission(
      testDescription: "endless recursion that is slow",
      second: "return [deeper(1)]",
      extra: """
        func deeper(_ depth: Int) -> String { work(); return deeper(depth + 1) + "!" }
        func work() {
          let end = ContinuousClock.now + .milliseconds(2)
          while ContinuousClock.now < end {}
        }
        """
    ) {
      $0
        == .stackOverflow(cycle: [Frame(file: "Flow.swift", line: 10, function: "deeper(_:)")])
    },
    HostileSubmission(
      testDescription: "endless await",
      second: "await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }; return []"
    ) {
      guard case .timedOut(.waiting, .milliseconds(1500), _) = $0 else { return false }
      return true
    },
    HostileSubmission(
      testDescription: "semaphore that nobody signals",
      second: "wait(); return []",
      extra: "import Dispatch\nfunc wait() { DispatchSemaphore(value: 0).wait() }"
    ) {
      guard case .timedOut(.waiting, .milliseconds(1500), _) = $0 else { return false }
      return true
    },
  ]
}

extension CheckEnding {
  /// The crash, if it was one.
  var crash: Crash? {
    if case .crashed(let crash) = self { crash } else { nil }
  }

  var isOutOfMemory: Bool {
    if case .outOfMemory = self { true } else { false }
  }

  /// What each failure found, if it failed.
  var failures: [String]? {
    if case .failed(let failures) = self { failures.compactMap(\.found) } else { nil }
  }
}
