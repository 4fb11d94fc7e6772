import Foundation
import Workbook

/// Shows an exercise's task, and where its files lie.
struct ExerciseView: Sendable {
  var exercise: Exercise
  private let folder: String

  init(_ exercise: Exercise, in context: Context) {
    self.exercise = exercise
    folder = context.shortened(exercise.folder)
  }

  func outcome() throws -> Outcome {
    let task = try exercise.task()
    let position = Position(lesson: exercise.id.lesson, stop: .exercise(exercise.id))
    return Outcome(
      passages: [
        .line(Message.exerciseNumber(["exercise": exercise.id]), .note),
        .markdown(task.text),
        .blank,
        .line(Message.exerciseFiles()),
        .text(
          [Span("  "), Span(folder, .code, opening: exercise.folder.path)],
          hanging: 2
        ),
      ] + (try files(of: task).map(line)),
      position: position
    )
  }

  private func line(for file: String) -> Passage {
    let path = exercise.folder.appending(path: file).path
    return .text([Span("    "), Span(file, .code, opening: path)], hanging: 4)
  }

  /// The files that the task asks to edit, or all of them where it lists none.
  func files(of task: TaskText) throws -> [String] {
    let all = try names(in: exercise.folder).filter { $0.hasSuffix(".swift") }
    let named = all.filter(task.files.contains)
    return named.isEmpty ? all : named
  }
}
