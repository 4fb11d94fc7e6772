import Foundation
import Workbook

/// Shows an exercise's task, and where its files lie.
struct ExerciseView: Sendable {
  var exercise: Exercise

  init(_ exercise: Exercise) { self.exercise = exercise }

  func outcome() throws -> Outcome {
    var passages: [Passage] = [.line(Message.exerciseNumber(["exercise": exercise.id]), .note)]
    passages.append(.markdown(try exercise.task()))
    passages.append(.blank)
    passages.append(.line(Message.exerciseFiles()))
    passages.append(.verbatim(try files, role: .code, indent: 4))
    let position = Position(lesson: exercise.id.lesson, stop: .exercise(exercise.id))
    return Outcome(passages: passages, position: position)
  }

  /// The whole paths, so that they can be copied into any editor's "open".
  private var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: exercise.folder.path)
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
        .sorted()
        .map { exercise.folder.appending(path: $0).path }
    }
  }
}
