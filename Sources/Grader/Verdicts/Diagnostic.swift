/// One message of the compiler.
package struct Diagnostic: Codable, Equatable, Sendable {
  /// How grave a message is.
  package enum Severity: String, Codable, Sendable {
    case error, warning, note, remark
  }

  /// The compiler's stable name for this kind of message, `cannot_find_in_scope`; empty when it has none.
  package var id: String
  /// How grave it is.
  package var severity: Severity
  /// The file's name within the submission; empty for a message without a place.
  package var file: String
  /// The line, from 1; 0 without a place.
  package var line: Int
  /// The column, from 1; 0 without a place.
  package var column: Int
  /// The compiler's words.
  package var message: String
  /// The text of the line; empty without a place.
  package var sourceLine: String
  /// The notes that the compiler gave with it.
  package var notes: [Diagnostic]

  /// Makes a diagnostic from its parts.
  package init(
    id: String,
    severity: Severity,
    file: String = "",
    line: Int = 0,
    column: Int = 0,
    message: String,
    sourceLine: String = "",
    notes: [Diagnostic] = []
  ) {
    self.id = id
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.sourceLine = sourceLine
    self.notes = notes
  }
}
