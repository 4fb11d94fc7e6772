import Workbook

/// What came of playing a script.
struct Replay: Sendable {
  /// The script's path, as it was typed.
  let path: String
  /// The number of commands that were compared.
  let commandCount: Int
  /// The first line that is not as the script says.
  let difference: TranscriptDifference?
}
