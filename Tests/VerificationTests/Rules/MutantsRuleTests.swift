import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct MutantsRuleTests {
  private static let file = SmallCourse.hidden("Solution/Flow.swift")
  private static let idle = "UserDefaults.standard.removeObject(forKey: \"step\")"
  private static let withIdleLine = [
    file: SmallCourse.flow("one", "two", "three").replacing(
      "func start() {\n",
      with: "func start() {\n    \(idle)\n"
    ).replacing("@MainActor", with: "import UIKit\n\n@MainActor")
  ]

  @Test func everyChangeThatBreaksTheReferenceIsSeen() throws {
    let (reports, findings) = try SmallCourse().mutants()
    #expect(reports.map(\.mutants.count) == [6])
    #expect(reports.map(\.percentSeen) == [100])
    #expect(findings == [])
  }

  @Test func aChangeThatNoCheckSeesIsFoundAtItsLine() throws {
    let (reports, findings) = try SmallCourse(Self.withIdleLine).mutants()
    #expect(reports.map(\.unseen.count) == [2])
    let changes = findings.filter { $0.file == Self.file }
    #expect(changes.map(\.line) == [7, 7])
    #expect(changes.first?.message.hasPrefix("No check sees twice `\(Self.idle)`.") == true)
    #expect(
      findings.first { $0.file == SmallCourse.hidden("HiddenTests.swift") }?.message
        == "The checks see 6 of 8 changes; at most one in 10 may be unseen."
    )
  }

  @Test func whatTheStarterGivesIsNotBroken() throws {
    let course = try SmallCourse(
      Self.withIdleLine.merging([
        SmallCourse.hidden("Starter/Flow.swift"): SmallCourse.flow().replacing(
          "func start() {\n",
          with: "func start() {\n    \(Self.idle)\n"
        ).replacing("@MainActor", with: "import UIKit\n\n@MainActor")
      ]) { old, _ in old }
    )
    #expect(try course.mutants().reports.map(\.mutants.count) == [6])
  }

  @Test func aChangeWithItsReasonIsNoFinding() throws {
    let rows = ["without", "twice"].map { "| Flow.swift | \($0) `\(Self.idle)` | it is idle |" }
    let list = "| file | change | why |\n| --- | --- | --- |\n" + rows.joined(separator: "\n")
    let course = try SmallCourse(
      Self.withIdleLine.merging([SmallCourse.hidden("Unseen.md"): list]) { old, _ in old }
    )
    #expect(try course.mutants().findings.map(\.file) == [SmallCourse.hidden("HiddenTests.swift")])
  }

  @Test func whatMakesNoDifferenceIsNotCounted() throws {
    let rows = ["without", "twice"].map { "| Flow.swift | \($0) `\(Self.idle)` | No difference. |" }
    let course = try SmallCourse(
      Self.withIdleLine.merging([SmallCourse.hidden("Unseen.md"): rows.joined(separator: "\n")]) {
        old,
        _ in old
      }
    )
    let (reports, findings) = try course.mutants()
    #expect(findings == [])
    #expect(reports.map(\.percentSeen) == [100])
    #expect(reports.map(\.harmless.count) == [2])
  }

  @Test func aReasonForWhatAChecksSeesIsFound() throws {
    let list = "| Flow.swift | without `steps.append(\"one\")` | it is idle |\n"
    let findings = try SmallCourse([SmallCourse.hidden("Unseen.md"): list]).mutants().findings
    #expect(findings.map(\.file) == [SmallCourse.hidden("Unseen.md")])
    #expect(findings.map(\.line) == [1])
  }
}
