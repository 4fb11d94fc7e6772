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
