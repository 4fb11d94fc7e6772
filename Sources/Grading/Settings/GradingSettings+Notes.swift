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
    return noFactor + noDue + idle
      + entries.compactMap { student, id in
        why(student, id).map { .cleared(student: student, exercise: id, $0) }
      }
  }

  /// What is said of parts that nobody has to do, by key.
  private var idle: [SettingsNote] {
    let keys: [(String, [CoursePart])] = [
      ("due", Array(due.keys)), ("weights", Array(weights.keys)),
      ("points", points.keys.map(CoursePart.exercise)),
    ]
    return keys.flatMap { key, parts in
      parts.filter { !isAssigned($0) }.sorted().map { SettingsNote.idle(key: key, $0) }
    }
  }

  /// Whether any of a part is to be done.
  private func isAssigned(_ part: CoursePart) -> Bool {
    switch part {
    case .exercise(let id): isAssigned(id)
    case .lesson(let number):
      assigned.isEmpty || assigned.contains { $0.lesson == number }
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
