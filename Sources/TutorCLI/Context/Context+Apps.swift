import Workbook

extension Context {
  /// The app that a script or a command names.
  func app(
    of subject: Transcript.Subject,
    arguments: [String]
  ) throws(CommandError) -> AppSource {
    switch subject {
    case .lesson(let number): AppSource(try lesson(number), arguments: arguments)
    case .exercise(let id): AppSource(try exercise(id), arguments: arguments)
    }
  }
}
