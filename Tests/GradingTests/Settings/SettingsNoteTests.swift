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

  @Test func whatWasMeantIsNotTold() {
    #expect(notes(due: due, factor: 0.5) == [])
    #expect(notes(due: due, factor: 1) == [], "written down, so meant")
    #expect(notes(due: [:], factor: nil) == [])
  }
}
