import Checks

@testable import TestTheLedger

@MainActor let checks = [
  Check("acceptsTheRightOne", "Your test has no complaint about a ledger that keeps its word") {
    Checks::expect(
      complaints { RightLedger() },
      equals: [],
      "What your test says of a right ledger"
    )
  },

  Check("acceptsAnotherRightOne", "Your test asks for nothing that is not promised") {
    let found = complaints { ComparingLedger() }
    Checks::expect(found, equals: [], "What your test says of another right ledger")
  },

  Check("noticesDeafness", "Your test notices a ledger that misses an end") {
    expectComplaint(about: "tells of no end") { DeafLedger() }
    expectComplaint(about: "tells of the first end alone") { TiredLedger() }
  },

  Check("noticesHaste", "Your test notices a ledger that takes a plan for what has happened") {
    expectComplaint(about: "ends a flow at willShow") { HastyLedger() }
    expectComplaint(about: "ends at didShow what a willShow before it has left out") {
      CredulousLedger()
    }
  },

  Check("noticesNeed", "Your test notices a ledger that waits for a plan") {
    expectComplaint(about: "ends a flow only at a didShow behind a willShow") { NeedyLedger() }
  },

  Check("noticesShortSight", "Your test notices a ledger that looks at the top alone") {
    expectComplaint(about: "ends a flow only if its first screen was on top") {
      ShortSightedLedger()
    }
  },

  Check("noticesOneAtATime", "Your test notices a ledger that tells of one end at a time") {
    expectComplaint(about: "tells of one end at each didShow") { SlowLedger() }
    expectComplaint(about: "tells of the last end alone, if several come at once") { LossyLedger() }
  },

  Check("noticesCovering", "Your test notices a ledger that takes a covered screen for a gone one")
  {
    expectComplaint(about: "ends a flow when its first screen is covered") { CoveredLedger() }
  },

  Check("noticesCounting", "Your test notices a ledger that counts the screens") {
    expectComplaint(about: "looks only when the stack is lower than before") { CountingLedger() }
    expectComplaint(about: "mistakes the place of a screen for the screen") { PlaceLedger() }
  },

  Check(
    "noticesOneDelegate",
    "Your test notices a ledger that knows the flow that began last alone"
  ) {
    expectComplaint(about: "forgets a flow when another begins") { OneFlowLedger() }
  },

  Check("noticesDisorder", "Your test notices ends that are told in the wrong order") {
    expectComplaint(about: "tells first of the flow that began first") { UpsideDownLedger() }
  },

  Check("noticesWrongNames", "Your test notices an end that is told of another flow") {
    expectComplaint(about: "tells always of the flow that began first") { NamelessLedger() }
    expectComplaint(about: "tells the screen's name instead of the flow's") { ScreenLedger() }
  },

  Check("noticesAnEcho", "Your test notices a ledger that tells of one end twice") {
    expectComplaint(about: "tells of each end twice") { EchoingLedger() }
    expectComplaint(about: "tells of an end again at each didShow") { RepeatingLedger() }
    expectComplaint(about: "does not forget a flow whose screen's name is pushed again") {
      UndyingLedger()
    }
  },

  Check("noticesGrudges", "Your test notices a ledger in which a flow cannot begin again") {
    expectComplaint(about: "lets each flow begin only once") { GrudgingLedger() }
  },

  Check("noticesAFalseStart", "Your test notices a ledger that ends a flow too early or too late") {
    expectComplaint(about: "ends all flows when another begins") { JealousLedger() }
    expectComplaint(about: "tells of an end at the didShow after it") { LateLedger() }
    expectComplaint(about: "waits for a first screen that was popped before a didShow") {
      PatientLedger()
    }
  },
]

/// Expects the student's test to refuse a kind of ledger.
@MainActor private func expectComplaint(about behaviour: String, _ makeLedger: MakeLedger) {
  let isAccepted = complaints(about: makeLedger).isEmpty
  Checks::expect(
    isAccepted ? "no complaint" : "a complaint",
    equals: "a complaint",
    "What your test says of a ledger that \(behaviour)"
  )
}

private struct Entry: Equatable {
  let flow: String
  let screen: String
}

/// Keeps all promises; each wrong one changes a part of it.
@MainActor private class RightLedger: FlowLedger {
  var onEnd: ((String) -> Void)?
  var entries: [Entry] = []
  var stack: [String] = []

  func begin(_ flow: String, at screen: String) {
    entries.append(Entry(flow: flow, screen: screen))
  }

  func willShow(_ stack: [String]) {}

  func didShow(_ stack: [String]) {
    let ended = entries.filter { hasEnded($0, in: stack) }
    entries.removeAll { ended.contains($0) }
    self.stack = stack
    tell(ended)
  }

  func hasEnded(_ entry: Entry, in stack: [String]) -> Bool { !stack.contains(entry.screen) }

  func tell(_ ended: [Entry]) {
    for entry in ended.reversed() { onEnd?(entry.flow) }
  }
}

/// Right as well: it keeps the flows by screen, and when each began.
@MainActor private final class ComparingLedger: FlowLedger {
  var onEnd: ((String) -> Void)?
  private var flows: [String: (flow: String, number: Int)] = [:]
  private var begun = 0

  func begin(_ flow: String, at screen: String) {
    begun += 1
    flows[screen] = (flow, begun)
  }

  func willShow(_ stack: [String]) {}

  func didShow(_ stack: [String]) {
    let gone = flows.keys.filter { !stack.contains($0) }
    let ended = gone.compactMap { flows.removeValue(forKey: $0) }
    for one in ended.sorted(by: { $0.number > $1.number }) { onEnd?(one.flow) }
  }
}

private final class DeafLedger: RightLedger {
  override func tell(_ ended: [Entry]) {}
}

private final class TiredLedger: RightLedger {
  private var isTired = false

  override func tell(_ ended: [Entry]) {
    guard !isTired, !ended.isEmpty else { return }
    isTired = true
    super.tell(ended)
  }
}

private final class HastyLedger: RightLedger {
  override func willShow(_ stack: [String]) { didShow(stack) }
}

private final class CredulousLedger: RightLedger {
  private var leftOut: [Entry] = []

  override func willShow(_ stack: [String]) {
    leftOut += entries.filter { !stack.contains($0.screen) }
  }

  override func didShow(_ stack: [String]) {
    super.didShow(stack)
    leftOut = []
  }

  override func hasEnded(_ entry: Entry, in stack: [String]) -> Bool {
    leftOut.contains(entry) || super.hasEnded(entry, in: stack)
  }
}

private final class NeedyLedger: RightLedger {
  private var hasPlan = false

  override func willShow(_ stack: [String]) { hasPlan = true }

  override func didShow(_ stack: [String]) {
    if hasPlan { super.didShow(stack) }
    hasPlan = false
  }
}

private final class ShortSightedLedger: RightLedger {
  override func hasEnded(_ entry: Entry, in stack: [String]) -> Bool {
    entry.screen == self.stack.last && super.hasEnded(entry, in: stack)
  }
}

private final class SlowLedger: RightLedger {
  override func didShow(_ stack: [String]) {
    guard let last = entries.last(where: { hasEnded($0, in: stack) }) else { return }
    entries.removeAll { $0 == last }
    tell([last])
  }
}

private final class LossyLedger: RightLedger {
  override func tell(_ ended: [Entry]) { super.tell(ended.suffix(1)) }
}

private final class CoveredLedger: RightLedger {
  override func hasEnded(_ entry: Entry, in stack: [String]) -> Bool {
    entry.screen != stack.last
  }
}

private final class CountingLedger: RightLedger {
  override func hasEnded(_ entry: Entry, in stack: [String]) -> Bool {
    stack.count < self.stack.count && super.hasEnded(entry, in: stack)
  }
}

private final class PlaceLedger: RightLedger {
  private var places: [String: Int] = [:]

  override func hasEnded(_ entry: Entry, in stack: [String]) -> Bool {
    if places[entry.screen] == nil {
      places[entry.screen] = stack.firstIndex(of: entry.screen)
    }
    guard let place = places[entry.screen] else { return true }
    if place < stack.count { return false }
    places[entry.screen] = nil
    return true
  }
}

private final class OneFlowLedger: RightLedger {
  override func begin(_ flow: String, at screen: String) {
    entries = []
    super.begin(flow, at: screen)
  }
}

private final class UpsideDownLedger: RightLedger {
  override func tell(_ ended: [Entry]) { super.tell(ended.reversed()) }
}

private final class NamelessLedger: RightLedger {
  private var first: String?

  override func begin(_ flow: String, at screen: String) {
    first = first ?? flow
    super.begin(flow, at: screen)
  }

  override func tell(_ ended: [Entry]) {
    for _ in ended { onEnd?(first ?? "") }
  }
}

private final class ScreenLedger: RightLedger {
  override func tell(_ ended: [Entry]) {
    for entry in ended.reversed() { onEnd?(entry.screen) }
  }
}

private final class EchoingLedger: RightLedger {
  override func tell(_ ended: [Entry]) {
    for entry in ended.reversed() {
      onEnd?(entry.flow)
      onEnd?(entry.flow)
    }
  }
}

private final class RepeatingLedger: RightLedger {
  private var told: [Entry] = []

  override func tell(_ ended: [Entry]) {
    told += ended
    super.tell(told)
  }
}

private final class UndyingLedger: RightLedger {
  private var all: [Entry] = []

  override func begin(_ flow: String, at screen: String) {
    super.begin(flow, at: screen)
    all.append(Entry(flow: flow, screen: screen))
  }

  override func didShow(_ stack: [String]) {
    for entry in all where stack.contains(entry.screen) && !entries.contains(entry) {
      entries.append(entry)
    }
    super.didShow(stack)
  }
}

private final class GrudgingLedger: RightLedger {
  private var known: Set<String> = []

  override func begin(_ flow: String, at screen: String) {
    guard known.insert(flow).inserted else { return }
    super.begin(flow, at: screen)
  }
}

private final class JealousLedger: RightLedger {
  override func begin(_ flow: String, at screen: String) {
    let ended = entries
    entries = []
    tell(ended)
    super.begin(flow, at: screen)
  }
}

private final class LateLedger: RightLedger {
  private var waiting: [Entry] = []

  override func tell(_ ended: [Entry]) {
    super.tell(waiting)
    waiting = ended
  }
}

private final class PatientLedger: RightLedger {
  private var seen: Set<String> = []

  override func begin(_ flow: String, at screen: String) {
    seen.remove(screen)
    super.begin(flow, at: screen)
  }

  override func hasEnded(_ entry: Entry, in stack: [String]) -> Bool {
    seen.formUnion(stack)
    return seen.contains(entry.screen) && super.hasEnded(entry, in: stack)
  }
}
