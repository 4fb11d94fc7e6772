import Workbook

/// Shows a guided tour: what is said, and the commands as if they were typed.
enum TourView {
  /// Begins a visit of the tour.
  static func beginning(of tour: Tour, in context: Context) throws -> Outcome {
    let transcript = tour.transcript
    var source = try context.app(of: transcript.subject, arguments: transcript.arguments)
    source.tour = tour
    let command = Passage.line("$ \(transcript.command)", .code)
    return Outcome(
      passages: said(transcript.words) + [command],
      next: .start(.build(source))
    )
  }

  static func passages(for step: Transcript.Step) -> [Passage] {
    said(step.words) + [.line("\(Message.appPrompt()) › \(step.command)", .code)]
  }

  /// How much is to come, and how to go on.
  static func onward(_ tour: Tour) -> [Passage] {
    [.line(Message.tourOnward(["count": tour.countLeft]), .note)]
  }

  /// What is said, and an empty line after it.
  static func said(_ words: [String]) -> [Passage] {
    words.isEmpty ? [] : [.markdown(words.joined(separator: "\n")), .blank]
  }
}
