import Checks

@testable import TestTheIdentity

@MainActor let checks = [
  Check("acceptsTheRightOne", "Your test has no complaint about a source that keeps its word") {
    let found = complaints { RightSource($0) }
    Checks::expect(found, equals: [], "What your test says of a right source")
  },

  Check("acceptsAnotherRightOne", "Your test asks for nothing that is not promised") {
    let found = complaints { RememberingSource($0) }
    Checks::expect(found, equals: [], "What your test says of another right source")
  },

  Check("noticesNewIdentities", "Your test notices identities that are new at each fetch") {
    expectComplaint(about: "makes new identities at each fetch") { RestlessSource($0) }
  },

  Check("noticesNames", "Your test notices a source that takes the name for the bread") {
    expectComplaint(about: "takes the name for the identity") { NameSource($0) }
  },

  Check("noticesValues", "Your test notices a source that takes price or loaves for the bread") {
    expectComplaint(about: "gives a new identity with each price") { PriceSource($0) }
    expectComplaint(about: "gives a new identity with each sale") { LoavesSource($0) }
  },

  Check("noticesPlaces", "Your test notices a source that takes the place for the bread") {
    expectComplaint(about: "takes the place in the list for the identity") { PlaceSource($0) }
  },

  Check("noticesSharedIdentities", "Your test notices two breads that share an identity") {
    expectComplaint(about: "gives all breads one identity") { SharingSource($0) }
    expectComplaint(about: "gives breads of one name and price one identity") { TwinSource($0) }
  },

  Check("noticesForgetting", "Your test notices a bread that comes back as another") {
    expectComplaint(about: "forgets what was sold out at the last fetch") { ForgetfulSource($0) }
  },

  Check("noticesOldNews", "Your test notices a source that keeps a bread as it was at first") {
    expectComplaint(about: "never changes a bread that it knows") { OldNewsSource($0) }
  },

  Check("noticesFalseBreads", "Your test notices breads that are not as the bakery has them") {
    expectComplaint(about: "calls all breads by one name") { NamelessSource($0) }
    expectComplaint(about: "sells all breads for nothing") { FreeSource($0) }
    expectComplaint(about: "says that one loaf is left of each") { LastLoafSource($0) }
  },

  Check("noticesDisorder", "Your test notices breads that are not in the bakery's order") {
    expectComplaint(about: "turns the bakery's order round") { UpsideDownSource($0) }
  },

  Check("noticesSoldOut", "Your test notices a source that offers what is sold out") {
    expectComplaint(about: "offers what is sold out") { GenerousSource($0) }
  },

  Check("noticesImpatience", "Your test notices breads that change without a fetch") {
    expectComplaint(about: "changes without a fetch") { ImpatientSource($0) }
  },

  Check("noticesHeadStart", "Your test notices a source that has breads before the first fetch") {
    expectComplaint(about: "has breads before the first fetch") { EarlySource($0) }
  },

  Check("noticesSilence", "Your test notices a source that does not call onChange") {
    expectComplaint(about: "never calls onChange") { SilentSource($0) }
    expectComplaint(about: "calls onChange at the first fetch alone") { TiredSource($0) }
  },

  Check("noticesAnEcho", "Your test notices a source that calls onChange twice") {
    expectComplaint(about: "calls onChange twice at each fetch") { EchoingSource($0) }
  },

  Check("noticesHaste", "Your test notices a source that calls onChange too early") {
    expectComplaint(about: "calls onChange before the breads are new") { HastySource($0) }
  },
]

/// Expects the student's test to refuse a kind of source.
@MainActor private func expectComplaint(about behaviour: String, _ makeSource: MakeSource) {
  let isAccepted = complaints(about: makeSource).isEmpty
  Checks::expect(
    isAccepted ? "no complaint" : "a complaint",
    equals: "a complaint",
    "What your test says of a source that \(behaviour)"
  )
}

/// Keeps all promises; each wrong one changes a part of it.
@MainActor private class RightSource: BreadSource {
  var fetched: [Bread] = []
  var breads: [Bread] { fetched }
  var onChange: (() -> Void)?
  let bakery: Bakery

  init(_ bakery: Bakery) {
    self.bakery = bakery
  }

  func fetch() {
    take()
    tell()
  }

  func take() {
    let records = bakery.records.filter(isOffered)
    fetched = records.indices.map { bread(of: records[$0], at: $0) }
  }

  func isOffered(_ record: BreadRecord) -> Bool { record.left > 0 }

  func bread(of record: BreadRecord, at place: Int) -> Bread {
    let id = identity(of: record, at: place)
    return Bread(id: id, name: record.name, price: record.price, left: record.left)
  }

  func identity(of record: BreadRecord, at place: Int) -> String { record.number }

  func tell() { onChange?() }
}

/// Right as well: its identities are its own, one for each number.
private final class RememberingSource: RightSource {
  private static var made = 0
  private var known: [String: String] = [:]

  override func identity(of record: BreadRecord, at place: Int) -> String {
    if let identity = known[record.number] { return identity }
    Self.made += 1
    known[record.number] = "bread \(Self.made)"
    return "bread \(Self.made)"
  }
}

private final class RestlessSource: RightSource {
  private var made = 0

  override func identity(of record: BreadRecord, at place: Int) -> String {
    made += 1
    return "bread \(made)"
  }
}

private final class NameSource: RightSource {
  override func identity(of record: BreadRecord, at place: Int) -> String {
    "\(record.name) \(bakery.records.count { $0.name == record.name && $0.number < record.number })"
  }
}

private final class PriceSource: RightSource {
  override func identity(of record: BreadRecord, at place: Int) -> String {
    "\(record.number) for \(record.price)"
  }
}

private final class LoavesSource: RightSource {
  override func identity(of record: BreadRecord, at place: Int) -> String {
    "\(record.number), one of \(record.left)"
  }
}

private final class PlaceSource: RightSource {
  override func identity(of record: BreadRecord, at place: Int) -> String { "bread \(place)" }
}

private final class SharingSource: RightSource {
  override func identity(of record: BreadRecord, at place: Int) -> String { "bread" }
}

/// Remembers by number, and takes over the identity of a bread that looks the same.
private final class TwinSource: RightSource {
  private var known: [String: String] = [:]
  private var firstOfItsLooks: [String: String] = [:]

  override func identity(of record: BreadRecord, at place: Int) -> String {
    if let identity = known[record.number] { return identity }
    let looks = "\(record.name), \(record.price)"
    let identity = firstOfItsLooks[looks] ?? record.number
    firstOfItsLooks[looks] = identity
    known[record.number] = identity
    return identity
  }
}

private final class ForgetfulSource: RightSource {
  private var made = 0
  private var known: [String: String] = [:]

  override func take() {
    let offered = Set(bakery.records.filter(isOffered).map(\.number))
    known = known.filter { offered.contains($0.key) }
    super.take()
  }

  override func identity(of record: BreadRecord, at place: Int) -> String {
    if let identity = known[record.number] { return identity }
    made += 1
    known[record.number] = "bread \(made)"
    return "bread \(made)"
  }
}

private final class OldNewsSource: RightSource {
  private var known: [String: Bread] = [:]

  override func bread(of record: BreadRecord, at place: Int) -> Bread {
    let bread = known[record.number] ?? super.bread(of: record, at: place)
    known[record.number] = bread
    return bread
  }
}

private final class NamelessSource: RightSource {
  override func bread(of record: BreadRecord, at place: Int) -> Bread {
    let id = identity(of: record, at: place)
    return Bread(id: id, name: "Bread", price: record.price, left: record.left)
  }
}

private final class FreeSource: RightSource {
  override func bread(of record: BreadRecord, at place: Int) -> Bread {
    let id = identity(of: record, at: place)
    return Bread(id: id, name: record.name, price: 0, left: record.left)
  }
}

private final class LastLoafSource: RightSource {
  override func bread(of record: BreadRecord, at place: Int) -> Bread {
    let id = identity(of: record, at: place)
    return Bread(id: id, name: record.name, price: record.price, left: 1)
  }
}

private final class UpsideDownSource: RightSource {
  override func take() {
    super.take()
    fetched.reverse()
  }
}

private final class GenerousSource: RightSource {
  override func isOffered(_ record: BreadRecord) -> Bool { true }
}

private final class ImpatientSource: RightSource {
  override var breads: [Bread] {
    if !fetched.isEmpty { take() }
    return fetched
  }
}

private final class EarlySource: RightSource {
  override init(_ bakery: Bakery) {
    super.init(bakery)
    take()
  }
}

private final class SilentSource: RightSource {
  override func tell() {}
}

private final class TiredSource: RightSource {
  private var hasTold = false

  override func tell() {
    if !hasTold { super.tell() }
    hasTold = true
  }
}

private final class EchoingSource: RightSource {
  override func tell() {
    super.tell()
    super.tell()
  }
}

private final class HastySource: RightSource {
  override func fetch() {
    tell()
    take()
  }
}
