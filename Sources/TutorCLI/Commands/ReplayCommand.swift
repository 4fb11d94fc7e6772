import Foundation
import Workbook

/// `replay FILE` plays a script and compares what the app shows with what stands there.
struct ReplayCommand: Command {
  static let declaration = Declaration(verb: "replay", parameters: [.file])
  var path: String?

  init(_ arguments: Arguments) { path = arguments.file }

  func run(in context: Context) throws -> Outcome {
    let path = try Arguments.required(path, .file, of: Self.declaration)
    let file = NewFile.url(path, in: context.folder)
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw FileError.missing(path: file.path)
    }
    let script = try Script(file: file)
    let visits = try script.transcripts.map { transcript in
      (transcript, try context.app(of: transcript.subject, arguments: transcript.arguments))
    }
    return Outcome(next: .start(.replay(visits, path: path)))
  }
}
