import Foundation
import Workbook

/// What a command is handed: the course, the student's progress, and the world around them.
struct Context: Sendable {
  var course: Course
  var store: ProgressStore
  var progress: Workbook::Progress
  var position: Position
  var terminal: Terminal
  /// The exercise whose saves are answered.
  var watched: ExerciseID?
  /// What was typed into the app that runs, or that ran last.
  var recording: Recording?
  /// The editor that `edit` opens.
  var editor: TerminalProgram?
  /// The pager for who asks for one.
  var pager: TerminalProgram
  /// The folder that the tutor was started in.
  var folder: String
  /// The wall clock: it dates the history, and says what is due for review.
  var now: @Sendable () -> Date

  /// The day that it is now.
  var today: CalendarDay { CalendarDay(of: now()) }

  /// The position as it is kept on the disk: a section by its name, not by its number.
  var place: Workbook::Progress.Place {
    Workbook::Progress.Place(
      lesson: position.lesson,
      section: position.section,
      exercise: position.exercise?.number
    )
  }

  /// A path as it is told from where the student stands.
  ///
  /// It can be copied from there into any editor's "open".
  func shortened(_ place: URL) -> String {
    let path = place.path
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The lesson with that number, or the current one.
  func lesson(_ number: Int?) throws(CommandError) -> Lesson {
    let wanted = number ?? position.lesson
    guard let lesson = course.lesson(wanted) else {
      throw .noLesson(wanted, known: course.lessons.map(\.number))
    }
    return lesson
  }

  /// The exercise with that identifier; else the current one; else the lesson's first open one.
  func exercise(_ id: ExerciseID?) throws(CommandError) -> Exercise {
    if let wanted = id ?? position.exercise {
      guard let exercise = course.exercise(wanted) else {
        if let folder = course.missingFolder(of: wanted) {
          throw .folderGone(wanted, folder: shortened(folder))
        }
        let lesson = course.lesson(wanted.lesson)
        throw .noExercise(wanted, known: (lesson?.exercises ?? course.exercises).map(\.id))
      }
      return exercise
    }
    let lesson = try lesson(nil)
    guard
      let open = lesson.exercises.first(where: { progress[$0.id].isUnsolved })
        ?? lesson.exercises.first
    else { throw .lessonWithoutExercises(lesson.number) }
    return open
  }
}
