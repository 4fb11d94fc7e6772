import Workbook

extension Frame {
  /// The file and the line, `Flow.swift line 6`; the file alone where the line is not known.
  var place: String {
    line > 0 ? Message.lineOfFile(["file": file, "line": line]) : file
  }
}

extension [Frame] {
  /// Functions that call each other, and the first of them again: `start() → finish() → start()`.
  var wayRound: String { (map(\.function) + prefix(1).map(\.function)).joined(separator: " → ") }
}
