import Testing

@testable import Grading

@Suite struct PointsTests {
  private static let points: [(Double, String)] = [
    (0, "0"), (12, "12"), (12.5, "12.5"), (100, "100"), (0.3 + 0.6, "0.9"), (0.333, "0.33"),
    (0.667, "0.67"), (0.005, "0.01"), (0.001, "0"), (1e12, "1000000000000"),
  ]

  @Test(arguments: points)
  func pointsAreWrittenToTheHundredth(_ points: Double, _ text: String) {
    #expect(points.asPoints == text)
  }

  @Test func weightAndLatenessCountOnce() {
    var grade = SampleGrades.mixed()
    #expect([grade.points, grade.maximum] == [1, 3])
    grade.weight = 4
    grade.lateFactor = 0.5
    #expect([grade.points, grade.maximum] == [2, 12])
  }
}
