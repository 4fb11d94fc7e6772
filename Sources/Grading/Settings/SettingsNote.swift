package import Workbook

/// Something in the settings that does not do what was meant; grading goes on.
package enum SettingsNote: Codable, Equatable, Sendable {
  /// Something is due, and nothing is said of what lateness takes.
  case noFactor
  /// Lateness takes points, and nothing is ever due.
  case noDue
  /// The class has a file of settings of its own, and another was named.
  case notRead(file: String)
  /// An entry of a key, as `due`, is for a part of the course that is not assigned.
  case idle(key: String, CoursePart)
  /// What was cleared is no answer of the class.
  case cleared(student: String, exercise: ExerciseID, Mismatch)

  /// Why an entry of `cleared` clears nothing.
  package enum Mismatch: Codable, Equatable, Sendable {
    /// The class has no such student.
    case noStudent(suggestion: String?)
    /// The exercise is not assigned.
    case notAssigned
    /// The student has no answer that can be checked.
    case noAnswer
    /// The answer is another one than was cleared.
    case otherContents
  }

  /// What is to be told.
  package var sentence: String {
    switch self {
    case .noFactor: Message.noteNoFactor()
    case .noDue: Message.noteNoDue()
    case .notRead(let file): Message.noteNotRead(["file": file])
    case .idle(let key, let part): Message.noteIdle(["key": key, "part": part])
    case .cleared(let student, let exercise, let mismatch):
      Message.noteCleared([
        "student": student, "exercise": exercise,
        "reason": mismatch.sentence(of: student, exercise),
      ])
    }
  }
}

extension SettingsNote.Mismatch {
  fileprivate func sentence(of student: String, _ exercise: ExerciseID) -> String {
    switch self {
    case .noStudent(let suggestion):
      Message.noteNoStudent([
        "student": student,
        "guess": suggestion.map { " " + Message.didYouMean(["word": $0]) } ?? "",
      ])
    case .notAssigned: Message.noteNotAssigned(["exercise": exercise])
    case .noAnswer: Message.noteNoAnswer()
    case .otherContents: Message.noteOtherContents(["student": student])
    }
  }
}
