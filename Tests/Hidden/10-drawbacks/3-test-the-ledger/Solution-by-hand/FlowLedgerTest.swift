/// Returns what is wrong with a kind of ledger, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeLedger: MakeLedger) -> [String] {
  [
    complaint(about: makeLedger, "flows left at once") { ledger, log in
      ledger.begin("order", at: "Order")
      ledger.didShow(["List", "Order"])
      ledger.begin("address", at: "Address")
      ledger.didShow(["List", "Order", "Address"])
      log("both began")
      ledger.didShow(["List", "Order", "Address", "Map"])
      log("a screen more")
      ledger.didShow(["List"])
      log("root")
      ledger.didShow(["List"])
      return ["both began", "a screen more", "address", "order", "root"]
    },
    complaint(about: makeLedger, "a stack replaced") { ledger, log in
      ledger.begin("order", at: "Order")
      ledger.didShow(["List", "Order"])
      ledger.begin("gift", at: "Gift")
      ledger.didShow(["List", "Order", "Gift"])
      ledger.didShow(["List", "News", "Gift"])
      log("replaced")
      ledger.didShow(["List", "News", "Other"])
      return ["order", "replaced", "gift"]
    },
    complaint(about: makeLedger, "a swipe let go") { ledger, log in
      ledger.begin("order", at: "Order")
      ledger.didShow(["List", "Order"])
      ledger.willShow(["List"])
      log("swipe")
      ledger.didShow(["List", "Order"])
      log("let go")
      ledger.didShow(["List"])
      return ["swipe", "let go", "order"]
    },
    complaint(about: makeLedger, "a flow again") { ledger, log in
      for _ in 1...2 {
        ledger.begin("order", at: "Order")
        ledger.didShow(["List", "Order"])
        ledger.didShow(["List"])
        log("over")
        ledger.didShow(["List", "Order"])
        ledger.didShow(["List"])
      }
      ledger.begin("order", at: "Order")
      log("begun")
      ledger.didShow(["List"])
      return ["order", "over", "order", "over", "begun", "order"]
    },
  ].compactMap { $0 }
}

/// What a test does: it drives a ledger, logs the moments between, and
/// returns the log that it expects.
private typealias Drive =
  @MainActor (any FlowLedger, (String) -> Void) -> [String]

@MainActor
private func complaint(
  about makeLedger: MakeLedger,
  _ name: String,
  _ drive: Drive
) -> String? {
  var log: [String] = []
  let ledger = makeLedger()
  ledger.onEnd = { log.append($0) }
  let expected = drive(ledger) { log.append($0) }
  return log == expected ? nil : "\(name): \(log), not \(expected)"
}
