/// Returns what is wrong with a kind of ledger, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeLedger: MakeLedger) -> [String] {
  let ledger = makeLedger()
  var ended: [String] = []
  var complaints: [String] = []
  ledger.onEnd = { ended.append($0) }
  func expect(_ expected: [String], _ moment: String) {
    guard ended != expected else { return }
    complaints.append("\(moment): \(ended), not \(expected)")
  }
  for round in 1...2 {
    ended = []
    ledger.begin("order", at: "Order")
    ledger.didShow(["List", "Order"])
    ledger.didShow(["List", "Order", "Receipt"])
    ledger.willShow(["List"])
    expect([], "swipe \(round)")
    ledger.didShow(["List", "Order"])
    expect([], "let go \(round)")
    ledger.didShow(["List"])
    ledger.didShow(["List"])
    expect(["order"], "back \(round)")
  }
  return complaints
}
