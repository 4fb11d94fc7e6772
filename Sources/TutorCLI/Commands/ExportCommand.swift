import Foundation
import Workbook

/// `export 5` writes a lesson's app into a folder for Xcode, `export 5.1` what the student has written.
struct ExportCommand: Command {
  static let declaration = Declaration(
    verb: "export",
    parameters: [.lesson, .exercise, .destination]
  )
  /// The word before the folder.
  static let preposition = "to"

  var arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run(in context: Context) throws -> Outcome {
    let export = try export(in: context)
    let folder = try folder(named: export.name, in: context)
    try export.write(to: folder)
    let written = Message.exportWritten(["path": context.shortened(folder)])
    let onward = Message.exportOnward(["name": export.name])
    return Outcome(passages: [.line(written, .success), .blank, .line(onward, .note)])
  }

  /// What was named, else the exercise that the student is at, else the lesson.
  private func export(in context: Context) throws -> XcodeFolder {
    if arguments.lesson == nil, let id = arguments.exercise ?? context.position.exercise {
      return try XcodeFolder(of: context.exercise(id))
    }
    return try XcodeFolder(of: context.lesson(arguments.lesson))
  }

  /// The folder that was named, else one where the student stands, or beside the workbook for who
  /// stands in it: there it would be in the way.
  private func folder(named name: String, in context: Context) throws(UsageError) -> URL {
    if arguments.namesDestination {
      let path = try Arguments.required(arguments.destination, .destination, of: Self.declaration)
      return NewFile.url(path, in: context.folder)
    }
    let root = context.course.root.standardizedFileURL.path
    let isInside = context.folder == root || context.folder.hasPrefix(root + "/")
    let place = isInside ? context.course.root.deletingLastPathComponent().path : context.folder
    return URL(filePath: place, directoryHint: .isDirectory).appending(path: name)
  }
}
