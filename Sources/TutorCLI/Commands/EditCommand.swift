import Foundation
import Workbook

/// `edit 5.1` opens the files of an exercise in the student's editor.
struct EditCommand: Command {
  static let declaration = Declaration(verb: "edit", parameters: [.exercise])
  var id: ExerciseID?

  init(_ arguments: Arguments) { id = arguments.exercise }

  func run(in context: Context) throws -> Outcome {
    let exercise = try context.exercise(id)
    let view = ExerciseView(exercise, in: context)
    guard context.terminal.isInteractive else {
      throw CommandError.noTerminalForEditor(folder: context.shortened(exercise.folder))
    }
    guard let editor = context.editor else {
      throw CommandError.noEditor(folder: context.shortened(exercise.folder))
    }
    let files = try view.files(of: exercise.task()).map { exercise.folder.appending(path: $0) }
    return Outcome(
      position: Position(lesson: exercise.id.lesson, stop: .exercise(exercise.id)),
      next: .edit(files, with: editor)
    )
  }
}
