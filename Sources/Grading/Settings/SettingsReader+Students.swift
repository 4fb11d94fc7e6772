import Foundation
import Spelling
import Workbook

/// What the settings say of single students.
extension SettingsReader {
  mutating func readHandedIn(_ value: JSONValue) {
    for (student, value) in object(value, at: "handedIn", .settingsHandedIn) {
      expect(student, at: "handedIn")
      guard let date = value.date else {
        faults.append(.wrongValue(place: "handedIn.\(student)", expected: .settingsMoment))
        continue
      }
      settings.handedIn[student] = date
    }
  }

  mutating func readCleared(_ value: JSONValue) {
    for (student, value) in object(value, at: "cleared", .settingsCleared) {
      let place = "cleared.\(student)"
      // Who has left the class since keeps nobody else from a grade: `SettingsNote` tells it.
      for (name, value) in object(value, at: place, .settingsClearedAnswers) {
        guard let part = part(name, at: place) else { continue }
        guard case .exercise(let id) = part else {
          faults.append(.wrongValue(place: "\(place).\(name)", expected: .settingsExercise))
          continue
        }
        guard case .text(let contents) = value, contents.utf8.count >= CheckedAnswer.shortLength
        else {
          faults.append(.wrongValue(place: "\(place).\(name)", expected: .settingsClearedContents))
          continue
        }
        settings.cleared[student, default: [:]][id] = contents
      }
    }
  }

  private mutating func expect(_ student: String, at place: String) {
    guard !students.contains(student) else { return }
    let guess = Spelling.nearest(to: student, in: students)
    faults.append(.unknownStudent(student, place: place, suggestion: guess))
  }
}
