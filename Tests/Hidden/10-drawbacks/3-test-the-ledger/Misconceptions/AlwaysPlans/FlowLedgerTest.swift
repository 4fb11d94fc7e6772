/// Returns what is wrong with a kind of ledger, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeLedger: MakeLedger) -> [String] {
  stories.flatMap { complaints(about: makeLedger(), in: $0) }
}

/// Plays a story to a ledger, and compares what it tells at each step.
@MainActor
private func complaints(
  about ledger: any FlowLedger,
  in story: [Step]
) -> [String] {
  var complaints: [String] = []
  var ended: [String] = []
  ledger.onEnd = { ended.append($0) }
  var isPlanned = false
  for (number, step) in story.enumerated() {
    ended = []
    switch step.event {
    case .begin(let flow, let screen): ledger.begin(flow, at: screen)
    case .willShow(let stack):
      ledger.willShow(stack)
      isPlanned = true
    case .didShow(let stack):
      if !isPlanned { ledger.willShow(stack) }
      ledger.didShow(stack)
      isPlanned = false
    }
    if ended != step.ends {
      complaints.append("\(number): \(ended), not \(step.ends)")
    }
  }
  return complaints
}
