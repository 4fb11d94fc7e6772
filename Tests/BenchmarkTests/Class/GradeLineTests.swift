import Testing

@testable import benchmark

struct GradeLineTests {
  private static let head =
    "student,exercise,title,outcome,points,maximum,late factor,failed checks,misconception,handed in"
  private let ada = GradeLine(
    student: "ada",
    exercise: "5.1",
    outcome: "checked",
    points: "9",
    failed: "nextFlowIsKept",
    misconception: ""
  )

  @Test func whatCountsIsReadFromALine() {
    let csv = "\(Self.head)\r\nada,5.1,Hand off,checked,9,10,1,nextFlowIsKept,,2026-10-01\r\n"
    #expect(GradeLine.list(csv) == [ada])
  }

  @Test func aLineOfAnotherFormIsLikeNone() {
    let csv = "\(Self.head)\r\nada,5.1,checked,9\r\n"
    #expect(GradeLine.difference(of: GradeLine.list(csv), from: [ada]) != nil)
  }

  @Test func theFirstDifferenceIsTold() {
    var other = ada
    other.points = "10"
    #expect(GradeLine.difference(of: [ada], from: [ada]) == nil)
    #expect(
      GradeLine.difference(of: [ada, other], from: [ada, ada])
        == "found ada,5.1,checked,10,nextFlowIsKept,, expected ada,5.1,checked,9,nextFlowIsKept,"
    )
    #expect(GradeLine.difference(of: [ada], from: [ada, ada]) == "found 1 lines, expected 2")
  }
}
