import Testing

@testable import Introspection
@testable import Simulator

private final class Node {
  var next: Node?
  weak var back: Node?
  var work: (() -> Void)?
}

@MainActor
struct OwnershipTests {
  private let first = Node()
  private let second = Node()

  init() {
    first.next = second
    second.back = first
  }

  @Test func namesTheHolderAndTheWay() {
    let ownership = Ownership(ObjectGraph(roots: [first]))
    #expect(ownership.holders(of: ObjectIdentifier(second)).map(\.place) == ["Node.next"])
    #expect(ownership.holders(of: ObjectIdentifier(first)).isEmpty)
  }

  @Test func seesNoCycleInAWeakReference() {
    let ownership = Ownership(ObjectGraph(roots: [first]))
    #expect(ownership.cycle(through: ObjectIdentifier(first)).isEmpty)
  }

  @Test func namesTheClosureThatClosesACycle() {
    second.work = { [first] in first.work = nil }
    let ownership = Ownership(ObjectGraph(roots: [first]))
    let cycle = ownership.cycle(through: ObjectIdentifier(first))
    #expect(cycle.map(\.description) == ["Node.next", "the closure Node.work"])
    second.work = nil
  }

  @Test func endsOnEndlessRings() {
    second.next = first
    let ownership = Ownership(ObjectGraph(roots: [first]))
    #expect(ownership.reachable(from: first).count == 2)
    second.next = nil
  }
}
