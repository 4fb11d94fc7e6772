/// Returns what is wrong with a kind of ledger, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeLedger: MakeLedger) -> [String] {
  var complaints: [String] = []
  let ledger = makeLedger()
  var ended: [String] = []
  ledger.onEnd = { ended.append($0) }
  ledger.begin("order", at: "Your order")
  ledger.didShow(["List", "Your order"])
  ledger.didShow(["List"])
  if ended.isEmpty {
    complaints.append("An order that was left has not ended.")
  }
  return complaints
}
