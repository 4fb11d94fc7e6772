import Foundation
import Support
import Testing

/// Visits that are saved, and played again.
@Suite(.timeLimit(.minutes(10)))
struct ReplayTests {
  @Test func aSavedVisitReplays() throws {
    let tutor = try AppWorkbook.make()
    let saved = try tutor.filter(["run", "1"], input: "tap Open\nhelp\nback\nsave visit.txt\n")
    #expect(saved.output.contains("2 commands"))
    let text = try tutor.workbook.read("visit.txt")
    #expect(text.hasPrefix("$ run 1\n╭──"))
    #expect(text.contains("app> tap Open\nPushed \"Detail\".\n"))
    let replayed = try tutor.filter(["replay", "visit.txt"])
    #expect(replayed.output.contains("All is as recorded in visit.txt: 2 commands."))
    #expect(replayed.status == 0)
  }

  @Test func aVisitToATabletSaysSo() throws {
    let tutor = try AppWorkbook.make()
    _ = try tutor.filter(["run", "1", "--tablet"], input: "tap Open\nsave visit.txt\n")
    #expect(try tutor.workbook.read("visit.txt").hasPrefix("$ run 1 --tablet\n"))
  }

  @Test func theFirstDifferenceIsToldWithItsLine() throws {
    let tutor = try AppWorkbook.make([
      "visit.txt": "$ run 1\napp> tap Open\napp> stacks\nWindow: stack, in front\n  2  Depth\n"
    ])
    let result = try tutor.filter(["replay", "visit.txt"])
    #expect(result.output.contains("visit.txt, line 5: the app no longer answers `stacks`"))
    #expect(result.output.contains("expected:   2  Depth\n"))
    #expect(result.output.contains("found:   2  Detail"))
    #expect(result.status == 1)
  }

  @Test(
    arguments: [
      ("$ run 1\napp> tap Crash now\n", 0), ("$ run 1\napp> tap Crash now\napp> tree\n", 1),
      ("$ run 1\napp> tap Crash now\nThe app has ended.\n", 1), ("$ run 9\napp> tree\n", 3),
      ("$ run 1.2\napp> tap Open\n", 0), ("app> tree\n", 4),
    ] as [(String, Int32)]
  )
  func theExitStatusTellsWhatCameOfIt(script: String, status: Int32) throws {
    let tutor = try AppWorkbook.make(["visit.txt": script])
    #expect(try tutor.filter(["replay", "visit.txt"]).status == status)
  }

  @Test func aFileThatIsNotThereIsToldWithItsPath() throws {
    let result = try AppWorkbook.make().filter(["replay", "nothing.txt"])
    #expect(result.errors.contains("nothing.txt"))
    #expect(result.status == 4)
    #expect(try AppWorkbook.make().filter(["replay"]).status == 2)
  }

  @Test func theVisitIsKeptAfterTheAppHasCrashed() throws {
    let tutor = try AppWorkbook.make()
    let input = "run\ntap Crash now\nsave visit.txt\n"
    _ = try tutor.filter(["lesson", "1"], input: input)
    #expect(try tutor.workbook.read("visit.txt").contains("Index out of range"))
    #expect(try tutor.filter(["replay", "visit.txt"]).status == 0)
  }

  @Test func withoutAVisitThereIsNothingToSave() throws {
    let result = try AppWorkbook.make().filter(["save", "visit.txt"])
    #expect(result.errors.contains("`run` starts one"))
    #expect(result.status == 3)
  }
}
