import Foundation
import Workbook

extension Context {
  /// Opens the workbook at `root`, where its reader left off.
  ///
  /// Progress that cannot be read is no reason to stay outside: the error is given back beside the
  /// context, to be told.
  static func open(
    root: URL,
    folder: String,
    terminal: Terminal,
    editor: TerminalProgram? = nil,
    pager: TerminalProgram = .pager(environment: [:])
  ) throws -> (Context, complaint: StateError?) {
    let course = try Course.load(root: root)
    guard let first = course.lessons.first else { throw CommandError.emptyCourse(path: root.path) }
    let store = ProgressStore(root: root)
    var progress = Workbook::Progress()
    var complaint: StateError?
    do { progress = try store.load() } catch { complaint = error }
    let lesson = progress.place.flatMap { course.lesson($0.lesson) } ?? first
    var position = Position(
      lesson: lesson.number,
      stop: .step(0),
      section: lesson.number == progress.place?.lesson ? progress.place?.section : nil
    )
    if let number = progress.place?.exercise {
      position.stop = .exercise(ExerciseID(lesson: lesson.number, number: number))
    }
    let context = Context(
      course: course,
      store: store,
      progress: progress,
      position: position,
      terminal: terminal,
      editor: editor,
      pager: pager,
      folder: folder,
      now: { Date() }
    )
    return (context, complaint)
  }
}
