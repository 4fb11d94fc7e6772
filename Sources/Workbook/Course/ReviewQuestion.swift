package import Foundation

/// A question that is asked days after its lesson was read, in a setting that the lesson did not have.
package struct ReviewQuestion: Equatable, Sendable {
  /// The number of the lesson that it comes from.
  package let lesson: Int
  /// The heading's name, by which its answers are kept.
  package let name: String
  /// What is asked; the lesson's app has the answer.
  package let prediction: Prediction

  /// Makes a question.
  package init(lesson: Int, name: String, prediction: Prediction) {
    self.lesson = lesson
    self.name = name
    self.prediction = prediction
  }

  /// What tells it from all others of the course: `5/the-visit-that-was-left`.
  package var id: String { "\(lesson)/\(name)" }
}

extension Lesson {
  /// The file that holds the lesson's questions for later days.
  package var reviewFile: URL { folder.appending(path: "Review.md") }

  /// Reads the questions for later days; a lesson without the file has none.
  /// - Throws: ``CourseError`` when the file cannot be read or is malformed.
  package func review() throws(CourseError) -> [ReviewQuestion] {
    guard FileManager.default.fileExists(atPath: reviewFile.path) else { return [] }
    return try LessonText(translationOf: reviewFile).sections.flatMap { section in
      section.blocks.compactMap { block in
        guard case .prediction(let prediction) = block else { return nil }
        return ReviewQuestion(lesson: number, name: section.name, prediction: prediction)
      }
    }
  }
}

extension Course {
  /// Reads the questions of the lessons that lie behind the reader, or whose exercises have all passed.
  /// - Throws: ``CourseError``.
  package func review(after progress: Progress) throws(CourseError) -> [ReviewQuestion] {
    let furthest = progress.furthestLesson
    var questions: [ReviewQuestion] = []
    for lesson in lessons {
      let isDone =
        !lesson.exercises.isEmpty && lesson.exercises.allSatisfy { progress[$0.id].hasPassed }
      if lesson.number < furthest || isDone { questions += try lesson.review() }
    }
    return questions
  }
}
