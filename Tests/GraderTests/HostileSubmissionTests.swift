import Channel
import Foundation
import Testing

@testable import Grader

/// Submissions that crash, hang, flood, flee or lie: each costs the one check it happens in.
@Suite(.timeLimit(.minutes(10)))
struct HostileSubmissionTests {
  @Test(arguments: HostileSubmission.all, [Sandbox.best, .reaper])
  func costsTheOneCheckItHappensIn(_ hostile: HostileSubmission, in sandbox: Sandbox) throws {
    let verdict = try TinyWorkbook.shared.get().check(hostile.submission, in: sandbox)

    guard case .graded(let results) = verdict.outcome else {
      Issue.record("no check ran: \(verdict.outcome)")
      return
    }
    let endings = results.map(\.ending)
    try #require(endings.count == 3)
    #expect(endings[0] == .passed)
    #expect(hostile.isExpected(endings[1]), "\(endings[1])")
    #expect(endings[2] == .passed)
    #expect(!verdict.passed)
  }

  @Test(arguments: [Sandbox.best, .reaper])
  func childOfACheckIsGoneWithIt(_ sandbox: Sandbox) throws {
    let seconds = Int.random(in: 1_000_000..<1_000_000_000)
    let left = Submission(
      second: """
        let child = Process()
        child.executableURL = URL(filePath: "/usr/bin/setsid")
        child.arguments = ["sleep", "\(seconds)"]
        try? child.run()
        return [child.isRunning ? "started" : "not started"]
        """
    )
    let verdict = try TinyWorkbook.shared.get().check(left, in: sandbox)

    guard case .graded(let results) = verdict.outcome else {
      Issue.record("no check ran: \(verdict.outcome)")
      return
    }
    #expect(results.map(\.ending.failures) == [nil, [#"["started"]"#], nil])
    #expect(!isRunning("sleep \(seconds)"))
  }

  @Test func endBeforeTheFirstCheckIsToldOnce() throws {
    let early = """
      import Checks
      import Foundation

      @MainActor let checks: [Check] = { _exit(0) }()
      """
    let verdict = try TinyWorkbook(hiddenTests: early).check(.right)
    guard case .graded(let results) = verdict.outcome else {
      Issue.record("no check ran: \(verdict.outcome)")
      return
    }
    #expect(
      results.map(\.ending) == [
        .endedProcess(code: 0), .leftUnrun(.endedBeforeFirstCheck),
        .leftUnrun(.endedBeforeFirstCheck),
      ]
    )
  }

  @Test func timeOutsLeaveOtherChecksTheirResults() throws {
    let code = Submission(second: "while true {}").code
      .replacing("{ [\"one\"] }", with: "{ while true {} }")
    let verdict = try TinyWorkbook.shared.get().check(Submission(whole: code))
    guard case .graded(let results) = verdict.outcome else {
      Issue.record("no check ran: \(verdict.outcome)")
      return
    }
    for result in results.prefix(2) {
      guard case .timedOut(.cpu, _, _) = result.ending else {
        Issue.record("\(result)")
        continue
      }
    }
    #expect(results.last?.ending == .passed)
  }

  @Test func laterTimeOutsComeSooner() {
    var limits = Limits()
    limits.hurry()
    #expect(limits.cpu == .seconds(1))
    #expect(limits.wall == .seconds(3))
    limits.cpu = .milliseconds(10)
    limits.hurry()
    #expect(limits.cpu == .milliseconds(10))
  }

  @Test func forgedReportsAreCounted() throws {
    let submission = Submission(second: #"_ = write(3, "{}\n\n", 4); return ["two"]"#)
    let verdict = try TinyWorkbook.shared.get().check(submission)
    #expect(verdict.forgedReports == 2)
    #expect(verdict.passed)
  }

  @Test func verdictKeepsWhatWasPrinted() throws {
    let submission = Submission(second: #"print("here"); return ["two"]"#)
    #expect(try TinyWorkbook.shared.get().check(submission).output == "here\n")
  }
}

/// One way to go wrong, and the ending that tells it from all others.
struct HostileSubmission: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var second: String
  var extra = ""
  let isExpected: @Sendable (CheckEnding) -> Bool

  var submission: Submission { Submission(second: second, extra: extra) }

  static let all: [HostileSubmission] = crashes + loops + resources + escapes + lies

  private static let crashes = [
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

  private static let loops = [
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

  private static let resources = [
    HostileSubmission(
      testDescription: "100 MB of output",
      second: """
        let line = String(repeating: "all work and no play ", count: 500)
        for _ in 0..<10_000 { print(line) }
        return ["two"]
        """
    ) { $0 == .outputOverflowed(limit: 1 << 20) },
    HostileSubmission(
      testDescription: "100 GB of memory",
      second: "return [\"\\([UInt8](repeating: 1, count: 100_000_000_000).count)\"]"
    ) { $0.isOutOfMemory },
    HostileSubmission(
      testDescription: "a file of 100 MB",
      second: """
        let file = fopen("/tmp/coordinator-workbook-large-file", "w")
        let block = [UInt8](repeating: 1, count: 1 << 20)
        unlink("/tmp/coordinator-workbook-large-file")
        for _ in 0..<100 { fwrite(block, 1, block.count, file) }
        return ["two"]
        """
    ) { $0.crash?.signal == 25 },
  ]

  private static let escapes = [
    HostileSubmission(testDescription: "exit(0) in a check", second: "exit(0)") {
      $0 == .endedProcess(code: 0)
    },
    HostileSubmission(
      testDescription: "exit(0) in a static initializer",
      second: "return Late.words",
      extra: "enum Late { static let words: [String] = { exit(0) }() }"
    ) { $0 == .endedProcess(code: 0) },
    HostileSubmission(testDescription: "_exit(3)", second: "_exit(3)") {
      $0 == .endedProcess(code: 3)
    },
    HostileSubmission(
      testDescription: "kill(getpid(), SIGKILL)",
      second: "kill(getpid(), SIGKILL); return []"
    ) {
      $0.crash?.signal == 9
    },
  ]

  private static let lies = [
    HostileSubmission(
      testDescription: "an Array that lies about isEmpty and ==",
      second: "return []",
      extra: """
        extension Array {
          var isEmpty: Bool { true }
          static func == (left: [Element], right: [Element]) -> Bool { true }
          static func != (left: [Element], right: [Element]) -> Bool { false }
        }
        func expect(_ found: [String], equals expected: [String], _ what: String) {}
        """
    ) { $0.failures == ["[]"] },
    HostileSubmission(
      testDescription: "a printed pass",
      second: """
        print(#"{"token":"","event":"end","check":"second","failures":[]}"#)
        print("All checks passed.")
        return ["a lie"]
        """
    ) { $0.failures == [#"["a lie"]"#] },
    HostileSubmission(
      testDescription: "a forged report",
      second: """
        let lie = #"{"token":"00000000000000000000000000000000","event":"end","#
          + #""check":"second","failures":[]}"# + "\\n"
        _ = lie.withCString { write(3, $0, strlen($0)) }
        return ["a lie"]
        """
    ) { $0.failures == [#"["a lie"]"#] },
    HostileSubmission(
      testDescription: "a forged report before exit(0)",
      second: """
        let lie = #"{"token":"0","event":"end","check":"second","failures":[]}"# + "\\n"
        _ = lie.withCString { write(3, $0, strlen($0)) }
        exit(0)
        """
    ) { $0 == .endedProcess(code: 0) },
    HostileSubmission(
      testDescription: "reading the token from standard input",
      second: "return [readLine() ?? \"nothing to read\"]"
    ) { $0.failures == [#"["nothing to read"]"#] },
  ]
}

extension CheckEnding {
  /// The crash, if it was one.
  fileprivate var crash: Crash? {
    if case .crashed(let crash) = self { crash } else { nil }
  }

  fileprivate var isOutOfMemory: Bool {
    if case .outOfMemory = self { true } else { false }
  }

  /// What each failure found, if it failed.
  fileprivate var failures: [String]? {
    if case .failed(let failures) = self { failures.compactMap(\.found) } else { nil }
  }
}
