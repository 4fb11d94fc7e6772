import Glibc
import Testing

@testable import Grader

struct CrashReportTests {
  /// Judges a crash in the C library, of which the runtime could name one call.
  /// - Parameters:
  ///   - fault: The address that could not be touched.
  ///   - stack: What the stack pointer was.
  /// - Returns: How a check ends by it.
  private func ending(touching fault: String, stack: String) -> CheckEnding {
    let report = CrashReport(
      """
      a word of the program
      *** Signal 11: Backtracing from 0x7f5aeeab413e... done ***
      { "faultAddress": "\(fault)", "threads": [
        { "crashed": true, "registers": { "rsp": "\(stack)" },
          "frames": [ { "description": "_int_free + 30" }, { "kind": "truncated" } ] } ] }
      """
    )
    return report.ending(.signalled(SIGSEGV), memory: 0, files: [])
  }

  @Test func aFaultWhereTheStackEndsIsAFullStack() {
    let ending = ending(touching: "0x00007ffd03ba9ff8", stack: "0x00007ffd03ba9fd0")
    #expect(ending == .stackOverflow(cycle: []))
  }

  /// Judges a program that was stopped in a function of the student's, called so often.
  private func ending(calls: Int, truncated: Bool) -> CheckEnding {
    let call = """
      { "description": "Flow.end() + 3", "sourceLocation": { "file": "Flow.swift", "line": 7 } }
      """
    let rest = truncated ? [#"{ "kind": "truncated" }"#] : []
    let frames = [String](repeating: call, count: calls) + rest
    let report = CrashReport(
      """
      *** Signal 3: Backtracing from 0x7f5aeeab413e... done ***
      { "threads": [ { "crashed": true, "frames": [ \(frames.joined(separator: ", ")) ] } ] }
      """
    )
    return report.ending(.timedOut(.cpu, after: .seconds(5)), memory: 0, files: ["Flow.swift"])
  }

  @Test func aSlowRecursionIsToldFromALoop() {
    let frame = Frame(file: "Flow.swift", line: 7, function: "Flow.end()")
    #expect(ending(calls: 20, truncated: true) == .stackOverflow(cycle: [frame]))
    let loop = CheckEnding.timedOut(.cpu, limit: .seconds(5), frame: frame)
    #expect(ending(calls: 1, truncated: false) == loop)
    #expect(ending(calls: 1, truncated: true) == loop)
    #expect(ending(calls: 20, truncated: false) == loop)
  }

  @Test(arguments: ["0x0000000000000008", "0x00007ffd13ba9ff8", "none"])
  func aFaultElsewhereIsACrash(fault: String) {
    let ending = ending(touching: fault, stack: "0x00007ffd03ba9fd0")
    guard case .crashed(let crash) = ending else {
      Issue.record("\(ending) is no crash")
      return
    }
    #expect(crash.signal == SIGSEGV)
  }
}
