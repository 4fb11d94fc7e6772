import Spelling
import Workbook

extension GradingSettings {
  /// Finds what in the settings does not do what was meant.
  /// - Parameters:
  ///   - grades: The grades of this run; what it did not grade is not looked at.
  ///   - names: All students of the class.
  /// - Returns: What is to be told, by student and exercise.
  func notes(on grades: [StudentGrade], among names: [String]) -> [SettingsNote] {
    let noFactor = !due.isEmpty && lateFactor == nil ? [SettingsNote.noFactor] : []
    let noDue = due.isEmpty && (lateFactor ?? 1) < 1 ? [SettingsNote.noDue] : []
    let graded = Dictionary(grades.map { ($0.student, $0) }) { first, _ in first }
    let entries = cleared.sorted { $0.key < $1.key }.flatMap { student, answers in
      answers.keys.sorted().map { (student, $0) }
    }
    let isKnown = Set(names)
    func why(_ student: String, _ id: ExerciseID) -> SettingsNote.Mismatch? {
      guard isKnown.contains(student) else {
        return .noStudent(suggestion: Spelling.nearest(to: student, in: names))
      }
      return graded[student].flatMap { mismatch(of: $0, for: id) }
    }
    return noFactor + noDue
      + entries.compactMap { student, id in
        why(student, id).map { .cleared(student: student, exercise: id, $0) }
      }
  }

  /// Why what was cleared of a student's answer is not what was handed in; nil where it is.
  private func mismatch(of student: StudentGrade, for id: ExerciseID) -> SettingsNote.Mismatch? {
    guard isAssigned(id) else { return .notAssigned }
    switch student.exercises.first(where: { $0.exercise == id })?.outcome {
    case nil, .ungraded: return nil
    case .unattempted, .unreadable: return .noAnswer
    case .checked(let answer), .held(let answer):
      return isCleared(answer.contents, of: student.student, for: id) ? nil : .otherContents
    }
  }
}
