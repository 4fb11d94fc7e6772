import Foundation
import Workbook

/// Shows an exercise's task, and where its files lie.
struct ExerciseView: Sendable {
  var exercise: Exercise
  /// The folder that paths are told from, where they lie in it.
  var folder: String

  init(_ exercise: Exercise, in context: Context) {
    self.exercise = exercise
    folder = context.folder
  }

  func outcome() throws -> Outcome {
    var passages: [Passage] = [.line(Message.exerciseNumber(["exercise": exercise.id]), .note)]
    passages.append(.markdown(try exercise.task()))
    passages.append(.blank)
    passages.append(.line(Message.exerciseFiles()))
    passages.append(.verbatim(try files, role: .code, indent: 4))
    let position = Position(lesson: exercise.id.lesson, stop: .exercise(exercise.id))
    return Outcome(passages: passages, position: position)
  }

  /// Paths that can be copied into any editor's "open", from where the student stands.
  private var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: exercise.folder.path)
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
        .sorted()
        .map { shortened(exercise.folder.appending(path: $0).path) }
    }
  }

  private func shortened(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
