import Foundation
import Workbook

/// An app that can be run: a lesson's, or what a student has written.
struct AppSource: Sendable {
  /// What the app is called in sentences: "lesson 5", "5.1".
  let name: String
  let folder: URL
  let module: String
  /// The exercise, when the app is a student's.
  let exercise: Exercise?
  /// What a script calls the app.
  let subject: Transcript.Subject
  /// The arguments that the app gets: `["--fault", "hand-off"]`.
  let arguments: [String]
  /// The guided tour that it is run for.
  var tour: Tour?

  init(_ lesson: Lesson, arguments: [String] = []) {
    name = Message.lessonName(["lesson": lesson.number])
    folder = lesson.folder
    module = lesson.module
    exercise = nil
    subject = .lesson(lesson.number)
    self.arguments = arguments
  }

  init(_ exercise: Exercise, arguments: [String] = []) {
    name = exercise.id.description
    folder = exercise.folder
    module = exercise.module
    self.exercise = exercise
    subject = .exercise(exercise.id)
    self.arguments = arguments
  }
}
