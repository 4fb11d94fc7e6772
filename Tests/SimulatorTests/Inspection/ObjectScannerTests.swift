import Foundation
import Testing

@testable import Introspection
@testable import Simulator

/// What is found in one object, as `path -> hold`.
@MainActor
private func findings(in object: AnyObject, knowing others: AnyObject...) -> [String] {
  let directory = WordDirectory([object] + others)
  return ObjectScanner(object).findings.map { finding in
    let closure = finding.isCapture ? " by closure" : ""
    guard let (_, hold) = directory.resolve(finding.target) else {
      return "\(finding.path) unknown"
    }
    return "\(finding.path) \(hold)\(closure)"
  }
}

private final class Thing {}

private protocol Giving<Output> { associatedtype Output }

private protocol GivingObject<Output>: AnyObject { associatedtype Output }

@MainActor
struct ObjectScannerTests {
  @Test func tellsStrongFromWeakAndUnowned() {
    final class Holder {
      let strong: Thing
      weak var weak: Thing?
      unowned let unowned: Thing
      unowned var optionalUnowned: Thing?
      init(_ thing: Thing) {
        (strong, weak, unowned, optionalUnowned) = (thing, thing, thing, thing)
      }
    }
    let thing = Thing()
    #expect(
      findings(in: Holder(thing), knowing: thing) == [
        "strong strong", "weak weak", "unowned unowned", "optionalUnowned unowned",
      ]
    )
  }

  @Test func looksThroughEverythingThatHoldsValues() {
    enum State {
      case idle
      case busy(with: Thing, since: Int)
    }
    struct Inner {
      weak var weak: Thing?
      var kept: Thing?
    }
    final class Holder {
      var list: [Thing] = []
      var named: [String: Any] = [:]
      var state = State.idle
      var pair: (Int, Thing?)
      var inner: Inner?
      var anything: Any?
      init(_ thing: Thing) {
        list = [thing]
        named = ["a": [thing]]
        state = .busy(with: thing, since: 3)
        pair = (1, thing)
        inner = Inner(weak: thing, kept: thing)
        anything = Inner(weak: nil, kept: thing)
      }
    }
    let thing = Thing()
    #expect(
      findings(in: Holder(thing), knowing: thing) == [
        "list[0] strong", "named[\"a\"][0] strong", "state.busy.with strong", "pair.1 strong",
        "inner.weak weak", "inner.kept strong", "anything.kept strong",
      ]
    )
  }

  @Test func findsFieldsOfSuperclassesFirst() {
    class Base { var base: Thing? }
    final class Derived: Base { var derived: Thing? }
    let object = Derived()
    let thing = Thing()
    (object.base, object.derived) = (thing, thing)
    #expect(findings(in: object, knowing: thing) == ["base strong", "derived strong"])
  }

  @Test func doesNotRunLazyPropertiesAndNamesThemAsWritten() {
    final class Holder {
      lazy var made = Thing()
    }
    let holder = Holder()
    #expect(findings(in: holder).isEmpty)
    let thing = holder.made
    #expect(findings(in: holder, knowing: thing) == ["made strong"])
  }

  @Test func doesNotAskTheTypeAboutItself() {
    final class Liar: CustomReflectable, CustomStringConvertible {
      let thing: Thing
      init(_ thing: Thing) { self.thing = thing }
      var customMirror: Mirror { Mirror(self, children: []) }
      var description: String { "nothing" }
    }
    let thing = Thing()
    #expect(findings(in: Liar(thing), knowing: thing) == ["thing strong"])
  }

  @Test func survivesReferencesToWhatIsGone() {
    final class Holder {
      weak var weak: Thing?
      unowned var unowned: Thing?
      unowned(unsafe) var unsafe: Thing?
      init() {
        let thing = Thing()
        (weak, unowned, unsafe) = (thing, thing, thing)
      }
    }
    #expect(!findings(in: Holder()).contains { !$0.hasSuffix("unknown") })
  }

  @Test func looksThroughExistentialsWithAssociatedTypes() {
    final class Flow: Giving, GivingObject { typealias Output = Int }
    struct Box: Giving {
      typealias Output = Int
      var numbers = (1, 2, 3, 4)
      var thing: Flow
    }
    final class Holder {
      var value: any Giving<Int>
      var object: (any GivingObject<Int>)?
      var list: [any GivingObject<Int>]
      init(_ flow: Flow) { (value, object, list) = (Box(thing: flow), flow, [flow]) }
    }
    let flow = Flow()
    #expect(
      findings(in: Holder(flow), knowing: flow) == [
        "value.thing strong", "object strong", "list[0] strong",
      ]
    )
  }

  @Test func leavesOutWhatFoundationBroughtIn() {
    final class Shop: NumberFormatter, @unchecked Sendable { var thing: Thing? }
    let (shop, thing) = (Shop(), Thing())
    shop.thing = thing
    #expect(findings(in: shop, knowing: thing) == ["thing strong"])
  }

  @Test func looksThroughExistentialsOfEverySize() {
    final class Holder {
      let large: any Equatable = 3
      var boxed: Any = 0
      var error: (any Error)? = CancellationError()
      init(_ thing: Thing) { boxed = [Any]([(1, 2, 3, 4, thing)]) }
    }
    let thing = Thing()
    #expect(findings(in: Holder(thing), knowing: thing) == ["boxed[0].4 strong"])
  }
}
