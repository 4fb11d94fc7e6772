import Workbook

/// What is left of a guided tour through one or more visits to an app.
struct Tour: Sendable {
  /// The visit that is being shown.
  let transcript: Transcript
  private var steps: ArraySlice<Transcript.Step>
  private let later: ArraySlice<Transcript>

  /// Begins with the first of some visits; nil if there are none.
  init?(_ transcripts: ArraySlice<Transcript>) {
    guard let first = transcripts.first else { return nil }
    transcript = first
    steps = first.steps[...]
    later = transcripts.dropFirst()
  }

  /// Takes what comes next in this visit.
  mutating func takeStep() -> Transcript.Step? { steps.popFirst() }

  /// The number of commands that are left of all visits.
  var countLeft: Int { later.reduce(steps.count) { $0 + 1 + $1.steps.count } }

  /// A Boolean value that tells whether this visit has been shown.
  var isVisitOver: Bool { steps.isEmpty }

  /// The tour from the next visit on; nil if this is the last.
  var rest: Tour? { Tour(later) }
}
