import Foundation
import Testing
import Workbook

@testable import Grading

struct SettingsNoteTests {
  private let due: [CoursePart: DueDate] = [.lesson(5): DueDate(Date(timeIntervalSince1970: 0))]

  private func notes(due: [CoursePart: DueDate], factor: Double?) -> [SettingsNote] {
    var settings = GradingSettings()
    settings.due = due
    settings.lateFactor = factor
    return settings.notes(on: [], among: [])
  }

  @Test func aDateWithoutAFactorIsTold() {
    #expect(notes(due: due, factor: nil) == [.noFactor])
    #expect(SettingsNote.noFactor.sentence.contains("`due` without `lateFactor`"))
  }

  @Test func aFactorWithoutADateIsTold() {
    #expect(notes(due: [:], factor: 0.5) == [.noDue])
    #expect(SettingsNote.noDue.sentence.contains("`lateFactor` without `due`"))
  }

  @Test func whatIsSaidOfPartsThatAreNotAssignedIsTold() {
    var settings = GradingSettings()
    let exercises = (1...3).map { ExerciseID(lesson: 5, number: $0) }
    settings.assigned = [.exercise(exercises[0]), .lesson(7)]
    settings.due = due
    settings.due[.lesson(6)] = settings.due[.lesson(5)]
    settings.lateFactor = 1
    settings.weights = [
      .exercise(exercises[0]): 2, .exercise(exercises[2]): 2, .exercise(exercises[1]): 2,
      .exercise(ExerciseID(lesson: 7, number: 1)): 2,
    ]
    settings.points = [exercises[0]: .total(5), exercises[1]: .total(5)]
    let notes = settings.notes(on: [], among: [])
    #expect(
      notes.map(\.sentence) == [
        "due.6 of the settings does nothing: 6 is not assigned.",
        "weights.5.2 of the settings does nothing: 5.2 is not assigned.",
        "weights.5.3 of the settings does nothing: 5.3 is not assigned.",
        "points.5.2 of the settings does nothing: 5.2 is not assigned.",
      ]
    )
    settings.assigned = []
    #expect(settings.notes(on: [], among: []) == [])
  }

  @Test func whatWasMeantIsNotTold() {
    #expect(notes(due: due, factor: 0.5) == [])
    #expect(notes(due: due, factor: 1) == [], "written down, so meant")
    #expect(notes(due: [:], factor: nil) == [])
  }
}
