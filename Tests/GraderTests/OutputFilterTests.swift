import Testing

@testable import Grader

struct OutputFilterTests {
  @Test(
    arguments: [
      ("hello", ["hello"]), ("", []),
      ("Main.swift:3: Fatal error: Index out of range", []),
      ("HandOff/AuthCoordinator.swift:19: Fatal error", []),
      ("Shop/Main.swift:3: Precondition failed: no stack", []),
      ("Fatal error: so a student prints", ["Fatal error: so a student prints"]),
      ("*** Signal 4: Backtracing", []),
    ] as [(String, [String])]
  )
  func theRuntimesWordsAreNotTheApps(line: String, shown: [String]) {
    var filter = OutputFilter()
    #expect(filter.lines(with: Array(line.utf8)) == shown)
    #expect(filter.kept == line + "\n")
  }
}
