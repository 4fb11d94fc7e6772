/// A stretch of what the tutor says, not yet laid out for a terminal.
enum Passage: Equatable, Sendable {
  /// A sentence or two, wrapped to the width; lines after the first are indented by `hanging`.
  case text([Span], hanging: Int)
  /// Lines that keep their breaks: code, drawings, what a program printed. Too wide ones are folded.
  case verbatim([String], role: Role, indent: Int)
  /// Markdown of the course.
  case markdown(String)
  /// An empty line. Several in a row count as one.
  case blank

  /// A sentence that has one meaning.
  static func line(_ text: String, _ role: Role = .plain) -> Passage {
    .text([Span(text, role)], hanging: 0)
  }
}
