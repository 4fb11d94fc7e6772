import Foundation
import Testing
import Workbook

@testable import Grader

/// The limit on a program's memory counts address space, of which a thread must not take much.
@Suite(.timeLimit(.minutes(10))) struct AddressSpaceTests {
  @Test func sixteenThreadsThatAllocateLeaveRoomForMore() throws {
    let workbook = try TinyWorkbook.shared.get()
    let submission = Submission(
      second: #"return [peak() < 500_000 ? "two" : "\(peak()) kB"]"#,
      extra: Self.peak
    )
    let verdict = try workbook.check(submission)
    #expect(verdict.passed, "\(verdict.outcome)")
  }

  /// Tells how many kilobytes of address space there were, with sixteen threads that allocate.
  private static let peak = #"""
    func peak() -> Int {
      let begun = DispatchSemaphore(value: 0)
      let end = DispatchSemaphore(value: 0)
      for _ in 0..<16 {
        Thread {
          let words = (0..<1000).map { "word number \($0) of a thread" }
          begun.signal()
          end.wait()
          print(words.count)
        }.start()
      }
      for _ in 0..<16 { begun.wait() }
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      for _ in 0..<16 { end.signal() }
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmPeak") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? .max
    }
    """#
}
