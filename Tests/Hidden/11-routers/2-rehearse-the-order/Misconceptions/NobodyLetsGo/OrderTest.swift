/// Returns what is wrong with a kind of order, a sentence for each broken
/// promise; nothing if all is well.
@MainActor
func complaints(about makeOrder: MakeOrder) -> [String] {
  ["Rye", "Brioche"].flatMap { bread in
    leaving(bread, makeOrder) + buying(bread, makeOrder)
      + swiping(bread, makeOrder)
  }
}

/// The customer goes back without buying.
@MainActor
private func leaving(_ bread: String, _ makeOrder: MakeOrder) -> [String] {
  var rehearsal = Rehearsal(of: bread, makeOrder)
  rehearsal.order.start()
  rehearsal.expect(["push order of \(bread)"])
  rehearsal.router.orderHasGone?()
  rehearsal.expect(["finish"])
  return rehearsal.complaints
}

/// The customer buys, and taps Done on the receipt.
@MainActor
private func buying(_ bread: String, _ makeOrder: MakeOrder) -> [String] {
  var rehearsal = Rehearsal(of: bread, makeOrder)
  rehearsal.order.start()
  rehearsal.router.order?.buy()
  rehearsal.expect(
    ["push order of \(bread)", "present receipt of \(bread)"]
  )
  rehearsal.router.receipt?.done()
  rehearsal.expect(["dismiss"])
  rehearsal.router.receiptHasGone?()
  rehearsal.expect(["pop"])
  rehearsal.router.orderHasGone?()
  rehearsal.expect(["finish"])
  return rehearsal.complaints
}

/// The customer buys, and swipes the receipt away.
@MainActor
private func swiping(_ bread: String, _ makeOrder: MakeOrder) -> [String] {
  var rehearsal = Rehearsal(of: bread, makeOrder)
  rehearsal.order.start()
  rehearsal.router.order?.buy()
  _ = rehearsal.router.takeNews()
  rehearsal.router.receiptHasGone?()
  rehearsal.expect(["pop"])
  rehearsal.router.orderHasGone?()
  rehearsal.expect(["finish"])
  return rehearsal.complaints
}

/// Nobody owns the order but whoever made it.
@MainActor
private func owners(_ makeOrder: MakeOrder) -> [String] {
  let router = RecordingRouter()
  weak var order: (any OrderFlow)?
  do {
    let made = makeOrder("Rye", router)
    made.start()
    router.order?.buy()
    order = made
  }
  let isAlive = withExtendedLifetime(router) { order != nil }
  return isAlive ? ["Something keeps the order."] : []
}
