/// A ledger that keeps every promise.
@MainActor
final class StackLedger: FlowLedger {
  var onEnd: ((_ flow: String) -> Void)?
  private var entries: [(flow: String, screen: String)] = []

  func begin(_ flow: String, at screen: String) {
    entries.append((flow, screen))
  }

  func willShow(_ stack: [String]) {}

  func didShow(_ stack: [String]) {
    let ended = entries.filter { !stack.contains($0.screen) }
    entries.removeAll { !stack.contains($0.screen) }
    for entry in ended.reversed() { onEnd?(entry.flow) }
  }
}
