import Workbook

/// Says which of an exercise's files are gone, and how they come back.
enum MissingFilesView {
  static func passages(for exercise: Exercise, in context: Context) throws -> [Passage] {
    try exercise.missingFiles().map { file in
      .line(
        Message.missingFile([
          "file": file, "exercise": exercise.id, "folder": context.shortened(exercise.folder),
        ]),
        .warning
      )
    }
  }
}
