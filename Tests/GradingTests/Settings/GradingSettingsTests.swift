import Foundation
import Testing
import Workbook

@testable import Grading

struct GradingSettingsTests {
  private let id = ExerciseID(lesson: 5, number: 1)
  private let due = Date(timeIntervalSince1970: 1_000_000)

  private var settings: GradingSettings {
    var settings = GradingSettings()
    settings.due = [.lesson(5): DueDate(due, secondsFromGMT: 7_200)]
    settings.lateFactor = 0.5
    return settings
  }

  @Test(arguments: [(-1, 1.0), (0, 1), (1, 0.5), (86_400, 0.5), (86_401, 0.25)])
  func eachDayThatHasBegunCostsItsShare(seconds: Double, factor: Double) {
    #expect(settings.lateFactor(of: id, handedIn: due + seconds) == factor)
  }

  @Test func whatHasNoDateIsInTime() {
    #expect(settings.lateFactor(of: id, handedIn: nil) == 1)
    #expect(
      settings.lateFactor(of: ExerciseID(lesson: 6, number: 1), handedIn: .distantFuture) == 1
    )
  }

  @Test func latenessIsToldInTheZoneOfTheDate() throws {
    let late = try #require(settings.lateness(of: id, handedIn: due + 60))
    #expect(late.dueText == "1970-01-12 15:46:40+02:00")
    #expect(late.handedInText == "1970-01-12 15:47:40+02:00")
    #expect(settings.lateness(of: id, handedIn: due) == nil)
  }

  @Test func withoutAFactorLatenessTakesNothing() {
    var settings = settings
    settings.lateFactor = nil
    #expect(settings.lateFactor(of: id, handedIn: due + 1) == 1)
    #expect(settings.lateness(of: id, handedIn: due + 1) != nil)
  }

  @Test func anExercisesOwnDateComesFirst() {
    var settings = settings
    settings.due[.exercise(id)] = DueDate(due + 100)
    #expect(settings.lateFactor(of: id, handedIn: due + 50) == 1)
  }

  @Test func allIsAssignedWhereNothingIs() {
    var settings = GradingSettings()
    #expect(settings.isAssigned(id))
    settings.assigned = [.lesson(4), .exercise(ExerciseID(lesson: 5, number: 2))]
    #expect(!settings.isAssigned(id))
    #expect(settings.isAssigned(ExerciseID(lesson: 4, number: 3)))
  }

  @Test func pointsInAllAreSharedByTheChecks() {
    var settings = GradingSettings()
    settings.points = [id: .total(3)]
    #expect(settings.worth(of: id, checks: ["a", "b"]) == ["a": 1.5, "b": 1.5])
    settings.points = [id: .checks(["a": 4])]
    #expect(settings.worth(of: id, checks: ["a", "b"]) == ["a": 4])
  }
}
