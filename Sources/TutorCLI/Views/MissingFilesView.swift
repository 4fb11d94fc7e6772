import Workbook

/// Says which of an exercise's files are gone, and how they come back.
enum MissingFilesView {
  static func passages(for exercise: Exercise, in context: Context) throws -> [Passage] {
    let files = try exercise.missingFiles()
    guard !files.isEmpty else { return [] }
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "files": files.joined(separator: ", "), "exercise": exercise.id,
      "folder": context.shortened(exercise.folder),
    ]
    return [.line(Message.missingFiles(facts), .warning), .blank]
  }
}
