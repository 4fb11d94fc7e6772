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
