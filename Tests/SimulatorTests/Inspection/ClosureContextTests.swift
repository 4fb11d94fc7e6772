import Testing

@testable import Introspection
@testable import Simulator

private final class Owner {
  var work: (() -> Void)?
  var other: ((Int) -> String)?
  var list: [() -> Void] = []
  func method() {}
}

/// An owner of a generic class, as coordinators with a result are.
private class GenericOwner<Output> {
  let owner = Owner()
  var onOutput: ((Output) -> Void)?

  func captureWeakly() {
    owner.work = { [weak self] in self?.method() }
    owner.other = { [weak self, weak owner] in "\($0)\(self as Any)\(owner as Any)" }
  }

  func capture<Other>(_ other: GenericOwner<Other>, _ receive: @escaping (Other) -> Void) {
    other.onOutput = { output in
      self.method()
      other.method()
      receive(output)
    }
  }

  func method() {}
}

/// Whoever brings something, as coordinators with a result do.
private protocol Bringing: AnyObject {
  associatedtype Output
  var onOutput: ((Output) -> Void)? { get set }
}

extension GenericOwner: Bringing {}

/// The captures of an owner's closures, as `path hold`.
@MainActor
private func captures(in owner: AnyObject, of captured: AnyObject...) -> [String] {
  let directory = WordDirectory([owner] + captured)
  return ObjectScanner(owner).findings.compactMap { finding in
    guard finding.isCapture, let (_, hold) = directory.resolve(finding.target) else { return nil }
    return "\(finding.path) \(hold)"
  }
}

@MainActor
struct ClosureContextTests {
  private let owner = Owner()

  @Test func findsAStrongCapture() {
    owner.work = { [owner] in owner.method() }
    #expect(captures(in: owner) == ["work strong"])
    owner.work = nil
  }

  @Test func findsTheObjectOfAMethodReference() {
    owner.work = owner.method
    #expect(captures(in: owner) == ["work strong"])
    owner.work = nil
  }

  @Test func tellsWeakAndUnownedCapturesApart() {
    owner.work = { [weak owner] in owner?.method() }
    owner.other = { [unowned owner] in "\($0)\(owner)" }
    #expect(captures(in: owner) == ["work weak", "other unowned"])
  }

  @Test func findsNothingInAClosureThatCapturesNothing() {
    owner.work = {}
    #expect(captures(in: owner).isEmpty)
  }

  @Test func findsCapturesAmongOtherValues() {
    let second = Owner()
    let (number, text): (UInt8, String) = (7, "seven")
    owner.other = { [owner, weak second] in "\($0)\(number)\(text)\(owner)\(second as Any)" }
    #expect(captures(in: owner, of: second).sorted() == ["other strong", "other weak"])
    owner.other = nil
  }

  @Test func findsCapturesBehindOneWhoseLayoutItsLibraryAloneKnows() {
    let (_, continuation) = AsyncStream.makeStream(of: Int.self)
    owner.other = { [continuation, owner] in "\(continuation.yield($0))\(owner)" }
    #expect(captures(in: owner) == ["other strong"])
    owner.other = nil
  }

  @Test func followsClosuresWithinClosures() {
    let inner = { [owner] in owner.method() }
    owner.work = { inner() }
    #expect(captures(in: owner) == ["work strong"])
    owner.work = nil
  }

  @Test func followsCapturedVariables() {
    var current: Owner? = owner
    owner.work = {
      current?.method()
      current = nil
    }
    #expect(captures(in: owner) == ["work strong"])
    current = nil
  }

  @Test func looksIntoClosuresInContainers() {
    owner.list = [{}, { [owner] in owner.method() }]
    #expect(captures(in: owner) == ["list[1] strong"])
    owner.list = []
  }

  @Test func findsCapturesInCodeWithSeveralGenericParameters() {
    func store<First, Second, Third>(_ first: First, _ second: Second, _ third: Third) {
      owner.work = { [owner] in owner.other = { "\($0)\(first)\(second)\(third)" } }
    }
    let second = Owner()
    store(UInt8(1), "two", second)
    #expect(captures(in: owner, of: second) == ["work strong", "work strong"])
    owner.work = nil
  }

  @Test func findsCapturesInGenericCode() {
    func store<Value: AnyObject>(_ value: Value) {
      owner.work = { [owner] in owner.other = { "\($0)\(value)" } }
    }
    let second = Owner()
    store(second)
    #expect(captures(in: owner, of: second).sorted() == ["work strong", "work strong"])
    owner.work = nil
  }

  @Test func tellsHowAGenericObjectIsCaptured() {
    let generic = GenericOwner<Never>()
    generic.captureWeakly()
    #expect(
      captures(in: generic.owner, of: generic) == ["work weak", "other weak", "other weak"]
    )
  }

  @Test func findsWhatIsCapturedBesideGenericObjects() {
    let (first, second) = (GenericOwner<Never>(), GenericOwner<Int?>())
    first.capture(second) { [owner] _ in owner.method() }
    let found = captures(in: second, of: first, owner)
    #expect(found == ["onOutput strong", "onOutput strong", "onOutput strong"])
    second.onOutput = nil
  }

  @Test func findsCapturesInConstrainedGenericCode() {
    func store<Key: Hashable, Value: AnyObject>(_ key: Key, _ value: Value) {
      owner.work = { [owner] in owner.other = { "\($0)\(key.hashValue)\(value)" } }
    }
    let second = Owner()
    store("key", second)
    #expect(captures(in: owner, of: second) == ["work strong", "work strong"])
    owner.work = nil
  }

  @Test func findsWhatIsCapturedBesideAClosureOfAnAssociatedType() {
    func store<Child: Bringing>(_ child: Child, _ receive: @escaping (Child.Output?) -> Void) {
      child.onOutput = { [owner, weak child] output in
        owner.method()
        receive(child == nil ? nil : output)
      }
    }
    let child = GenericOwner<Int>()
    store(child) { _ in }
    #expect(captures(in: child, of: owner) == ["onOutput strong", "onOutput weak"])
    child.onOutput = nil
  }
}
