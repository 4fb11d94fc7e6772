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
      ("Fatal error: Attempted to read an unowned reference but object 0x55 was destroyed", []),
      ("Could not cast value of type 'Shop.A' (0x55) to 'Shop.B' (0x56).", []),
      ("Simultaneous accesses to 0x55, but modification requires exclusive access.", []),
      ("*** Signal 4: Backtracing", []),
    ] as [(String, [String])]
  )
  func theRuntimesWordsAreNotTheApps(line: String, shown: [String]) {
    var filter = OutputFilter()
    #expect(filter.lines(with: Array(line.utf8)) == shown)
    #expect(filter.kept == line + "\n")
  }

  @Test func anAppThatPrintsWhatAReportBeginsWithIsHeardAgain() {
    var filter = OutputFilter()
    #expect(filter.lines(with: Array("*** Signal 4: so a student prints".utf8)) == [])
    #expect(filter.lines(with: Array("hidden".utf8)) == [])
    filter.endReport()
    #expect(filter.lines(with: Array("shown".utf8)) == ["shown"])
  }

  @Test func aReportWithoutEndIsNone() {
    var filter = OutputFilter()
    _ = filter.lines(with: Array("*** Signal 4: so a student prints".utf8))
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let shown = (1...6).map { _ in filter.lines(with: line).count }
    #expect(shown == [0, 0, 0, 0, 1, 1])
    #expect(filter.kept.utf8.count <= 5 << 20)
  }

  @Test func whatFollowsAConflictOfAccessesIsATableOfAddresses() {
    var filter = OutputFilter()
    _ = filter.lines(with: Array("Simultaneous accesses to 0x55, but".utf8))
    #expect(filter.lines(with: Array("0    libswiftCore.so   0x00007f0864e6d6a8".utf8)) == [])
  }
}
