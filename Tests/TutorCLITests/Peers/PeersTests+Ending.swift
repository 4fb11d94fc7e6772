import Foundation
import Glibc
import Support
import Testing

/// Code that does not end by itself, or says too much.
extension PeersTests {
  /// rustlings 440, 1880, 842; otter-grader 469.
  @Test(arguments: [
    (Hello.endless, "an endless loop."), (Hello.flood, "Your code printed more than"),
  ])
  func `an endless loop or a flood of output ends, and is told as what it is`(
    content: String,
    said: String
  ) throws {
    let result = try check(content)
    #expect(result.output.unwrapped.contains(said))
    #expect(result.status == 1)
  }

  /// rustlings 842.
  @Test func `quit leaves while an endless loop runs`() throws {
    let terminal = try atThePrompt(AppWorkbook.make([AppWorkbook.hello: Hello.endless]))
    terminal.type("check 1.1\r")
    try terminal.wait(for: "one moment … ", atMost: .seconds(60))
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
    #expect(terminal.isWhole)
  }

  /// swiftlings waits before it reads the pipe.
  @Test func `output over 64 KiB locks nothing up`() throws {
    let result = try check(
      """
      let hello: Int = {
        for _ in 0..<100 { print(String(repeating: "x", count: 2_000)) }
        return 2
      }()

      """
    )
    #expect(result.output.contains("pass  hello is two"))
    #expect(result.status == 0)
  }

  /// `swift test` under a time-out.
  @Test func `a killed tutor leaves no child that goes on`() throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: Hello.endless])
    let terminal = try tutor.underTerminal(["check", "1.1"])
    var started: Set<String> = []
    while !RunMarks.living(with: started).contains(where: { $0.contains("/program") }) {
      started.formUnion(RunMarks.below(terminal.process))
      usleep(20_000)
    }
    terminal.send(SIGKILL)
    #expect(try terminal.end() == 128 + SIGKILL)
    // The system ends orphans in its own time; the suite's time limit is the only other way out.
    while !RunMarks.living(with: started).isEmpty { usleep(20_000) }
  }

  /// nbgrader 1846, exercism 6006, 6114.
  @Test(arguments: [
    (Hello.endless, "without coming to an end"), (Hello.waiting, "and did nothing"),
  ])
  func `a time-out is told as one, and as nothing else`(content: String, said: String) throws {
    let output = try check(content).output.unwrapped
    #expect(output.contains(said))
    for other in ["crashed", "found:", "ended the program", "does not compile"] {
      #expect(!output.contains(other), "\(other)")
    }
  }
}
