package import Workbook

/// A part of the course that settings speak of: `5` is a lesson, `5.1` one of its exercises.
package enum CoursePart: Codable, Hashable, Sendable {
  /// All exercises of the lesson with that number.
  case lesson(Int)
  /// One exercise.
  case exercise(ExerciseID)

  /// Reads `5` or `5.1`; nil for whatever is neither.
  package init?(_ name: String) {
    if let id = ExerciseID(name) {
      self = .exercise(id)
    } else if let number = Int(name), number > 0, "\(number)" == name {
      self = .lesson(number)
    } else {
      return nil
    }
  }

  /// A Boolean value that tells whether an exercise belongs to the part.
  package func contains(_ id: ExerciseID) -> Bool {
    switch self {
    case .lesson(let number): id.lesson == number
    case .exercise(let exercise): id == exercise
    }
  }
}

extension CoursePart: Comparable {
  /// The number of the lesson that it is or belongs to.
  package var lesson: Int {
    switch self {
    case .lesson(let number): number
    case .exercise(let id): id.lesson
    }
  }

  /// A lesson comes before its exercises.
  package static func < (one: CoursePart, other: CoursePart) -> Bool {
    func rank(_ part: CoursePart) -> (Int, Int) {
      if case .exercise(let id) = part { (id.lesson, id.number) } else { (part.lesson, 0) }
    }
    return rank(one) < rank(other)
  }
}

extension CoursePart: CustomStringConvertible {
  /// The part as settings name it: `5`, `5.1`.
  package var description: String {
    switch self {
    case .lesson(let number): "\(number)"
    case .exercise(let id): "\(id)"
    }
  }
}

extension [CoursePart: Double] {
  /// The value for an exercise: its own, or else its lesson's.
  func value(for id: ExerciseID) -> Double? { self[.exercise(id)] ?? self[.lesson(id.lesson)] }
}
