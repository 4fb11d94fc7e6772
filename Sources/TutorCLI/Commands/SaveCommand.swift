import Workbook

/// `save FILE` writes down the visit to the app that runs, or that ran last.
struct SaveCommand: Command {
  static let declaration = Declaration(verb: "save", parameters: [.file])
  var path: String?

  init(_ arguments: Arguments) { path = arguments.file }

  func run(in context: Context) throws -> Outcome {
    let path = try Arguments.required(path, .file, of: Self.declaration)
    guard let recording = context.recording else { throw CommandError.nothingToSave }
    return Outcome(next: .start(.save(recording, to: try NewFile(path, in: context.folder))))
  }
}
