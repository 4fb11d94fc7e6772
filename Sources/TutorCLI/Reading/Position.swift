import Workbook

/// Where in the course somebody is: in a lesson's text, or at one of its exercises.
struct Position: Equatable, Sendable {
  /// The lesson's number.
  var lesson: Int
  var stop: Stop
  /// The screen of the step that was shown last, from 0.
  var screen = 0
  /// The name of the section, when the position is in a text: what is kept on the disk.
  var section: String?

  /// A stop on the way through a lesson.
  enum Stop: Equatable, Sendable {
    /// A step of the lesson's text; see ``LessonPath``.
    case step(Int)
    case exercise(ExerciseID)
  }

  /// The exercise, when the position is at one.
  var exercise: ExerciseID? {
    if case .exercise(let id) = stop { id } else { nil }
  }
}
