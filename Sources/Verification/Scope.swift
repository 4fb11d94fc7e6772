import Foundation
package import Workbook

/// A part of the course that is verified: all of it, or some lessons and exercises.
package struct Scope: Sendable {
  /// The lessons of which everything is verified.
  package let lessons: [Lesson]
  /// The exercises that are verified, those of the lessons among them.
  package let exercises: [Exercise]
  /// A Boolean value that tells whether it is the whole course, manifests included.
  package let isWhole: Bool
  /// Which answers are tried.
  let answers: Answers

  /// Answers to an exercise.
  package enum Answers: Sendable {
    case all
    /// The starter and the right ones: a third of all, for where time is short.
    case right
  }

  /// The whole course.
  package init(_ course: Course) {
    lessons = course.lessons
    exercises = course.exercises
    isWhole = true
    answers = .all
  }

  /// Some lessons, and some exercises of others.
  package init(lessons: [Lesson], exercises: [Exercise] = [], answers: Answers = .all) {
    self.answers = answers
    self.lessons = lessons
    self.exercises = (lessons.flatMap(\.exercises) + exercises).reduce(into: []) {
      known,
      exercise in
      if !known.contains(where: { $0.id == exercise.id }) { known.append(exercise) }
    }
    isWhole = false
  }

  /// A Boolean value that tells whether a finding is about this part.
  func includes(_ finding: Finding, below root: URL) -> Bool {
    let folders =
      lessons.flatMap { lesson in
        let name = lesson.folder.lastPathComponent
        return ["Lessons/\(name)", "Exercises/\(name)", "Tests/Hidden/\(name)"]
      } + exercises.flatMap { [$0.folder.path(below: root), $0.hidden.path(below: root)] }
    return isWhole || folders.contains { finding.file == $0 || finding.file.hasPrefix("\($0)/") }
  }
}
