/// What a ledger is told, and which ends it must tell of in return.
struct Step {
  let event: Event
  let ends: [String]

  init(_ event: Event, ends: [String] = []) {
    self.event = event
    self.ends = ends
  }
}
