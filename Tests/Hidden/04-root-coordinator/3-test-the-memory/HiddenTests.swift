import Checks
import Foundation

@testable import TestTheMemory

@MainActor let checks = [
  Check("acceptsTheRightOne", "Your test has no complaint about a memory that keeps its word") {
    let found = complaints { RightMemory($0) }
    Checks::expect(found, equals: [], "What your test says of a right memory")
  },

  Check("acceptsAnotherRightOne", "Your test asks for nothing that is not promised") {
    let found = complaints { OtherRightMemory($0) }
    Checks::expect(found, equals: [], "What your test says of another right memory")
  },

  Check("acceptsItAgain", "Your test comes to the same result when it runs again") {
    _ = complaints { RightMemory($0) }
    let found = complaints { RightMemory($0) }
    Checks::expect(found, equals: [], "What your test says of a right memory the second time")
  },

  Check("noticesForgetting", "Your test notices a memory that lasts for one launch") {
    expectComplaint(about: "forgets everything when the app ends") { ForgetfulMemory($0) }
    expectComplaint(about: "remembers that, and not who") { FlagMemory($0) }
    let talk = Talk()
    expectComplaint(about: "tells those that are alive, and writes nothing") {
      TalkingMemory($0, in: talk, writes: { _ in false }, hears: isNeighbour)
    }
  },

  Check("noticesAHalfWriter", "Your test notices a memory that does not write a sign-out") {
    expectComplaint(about: "forgets a sign-out when the app ends") { HalfWrittenMemory($0) }
    let talk = Talk()
    expectComplaint(about: "tells a sign-out to those that are alive, and does not write it") {
      TalkingMemory($0, in: talk, writes: { $0 != nil }, hears: isNeighbour)
    }
  },

  Check("noticesALateSignIn", "Your test notices a memory that greets the second customer late") {
    expectComplaint(about: "knows the second customer at the next launch") { LateNameMemory($0) }
  },

  Check("noticesALateSignOut", "Your test notices a memory that signs out at the next launch") {
    expectComplaint(about: "signs out at the next launch") { LateMemory($0) }
  },

  Check("noticesTheFirstComer", "Your test notices a memory that keeps the first name for ever") {
    expectComplaint(about: "remembers the first customer alone") { FirstMemory($0) }
  },

  Check("noticesAGuest", "Your test notices a memory that always knows somebody") {
    expectComplaint(about: "says \"guest\" for nobody") { GuestMemory($0) }
    expectComplaint(about: "says \"guest\" on a new phone") { FirstGuestMemory($0) }
  },

  Check("noticesACopy", "Your test notices a memory that reads once, when it is made") {
    expectComplaint(about: "reads once and keeps a copy") { CopyingMemory($0) }
  },

  Check("noticesADeafElder", "Your test notices a memory that does not hear those made later") {
    let talk = Talk()
    expectComplaint(about: "does not hear those made later") {
      TalkingMemory($0, in: talk) { isNeighbour($0, $1, $2) && $0.number >= $1.number }
    }
  },

  Check("noticesAMissedSignOut", "Your test notices a memory that hears of no sign-out by others") {
    let talk = Talk()
    expectComplaint(about: "hears of a sign-in by another, and not of a sign-out") {
      TalkingMemory($0, in: talk) { isNeighbour($0, $1, $2) && $2 != nil }
    }
  },

  Check("noticesTheSharedPlace", "Your test notices a memory that all phones share") {
    expectComplaint(about: "uses UserDefaults.standard") { _ in RightMemory(.standard) }
    expectComplaint(about: "looks there when its own phone knows nobody") {
      BorrowingMemory($0)
    }
  },

  Check("noticesAWideSignOut", "Your test notices a memory that signs out on all phones") {
    let talk = Talk()
    expectComplaint(about: "signs out on all phones") {
      TalkingMemory($0, in: talk) { isNeighbour($0, $1, $2) || $2 == nil }
    }
  },
]

/// Expects the student's test to refuse a kind of memory.
@MainActor private func expectComplaint(about behaviour: String, _ makeMemory: MakeMemory) {
  let isAccepted = complaints(about: makeMemory).isEmpty
  Checks::expect(
    isAccepted ? "no complaint" : "a complaint",
    equals: "a complaint",
    "What your test says of a memory that \(behaviour)"
  )
}

/// Keeps all promises; each wrong one changes a part of it.
@MainActor private class RightMemory: CustomerMemory {
  let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  var customer: String? { defaults.string(forKey: "customer") }
  func signIn(as name: String) { defaults.set(name, forKey: "customer") }
  func signOut() { defaults.removeObject(forKey: "customer") }
}

/// Right as well: it keeps all names ever used, and which one counts.
@MainActor private final class OtherRightMemory: CustomerMemory {
  private let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  var customer: String? {
    guard defaults.bool(forKey: "isSomebodyHere") else { return nil }
    return defaults.stringArray(forKey: "visitors")?.last
  }

  func signIn(as name: String) {
    defaults.set((defaults.stringArray(forKey: "visitors") ?? []) + [name], forKey: "visitors")
    defaults.set(true, forKey: "isSomebodyHere")
  }

  func signOut() { defaults.set(false, forKey: "isSomebodyHere") }
}

private final class ForgetfulMemory: RightMemory {
  private var name: String?

  override var customer: String? { name }
  override func signIn(as name: String) { self.name = name }
  override func signOut() { name = nil }
}

private final class FlagMemory: RightMemory {
  private var name = "guest"

  override var customer: String? { super.customer.map { _ in name } }

  override func signIn(as name: String) {
    self.name = name
    super.signIn(as: name)
  }
}

private final class HalfWrittenMemory: RightMemory {
  private var hasSignedOut = false

  override var customer: String? { hasSignedOut ? nil : super.customer }

  override func signIn(as name: String) {
    hasSignedOut = false
    super.signIn(as: name)
  }

  override func signOut() { hasSignedOut = true }
}

private final class LateNameMemory: RightMemory {
  private var first: String?

  override var customer: String? { first ?? super.customer }

  override func signIn(as name: String) {
    first = customer ?? name
    super.signIn(as: name)
  }

  override func signOut() {
    first = nil
    super.signOut()
  }
}

private final class LateMemory: RightMemory {
  private var last: String?

  override var customer: String? { super.customer ?? last }

  override func signOut() {
    last = customer
    super.signOut()
  }
}

private final class FirstMemory: RightMemory {
  override func signIn(as name: String) {
    if customer == nil { super.signIn(as: name) }
  }
}

private final class GuestMemory: RightMemory {
  override var customer: String? { super.customer ?? "guest" }
}

private final class FirstGuestMemory: RightMemory {
  override var customer: String? {
    super.customer ?? (defaults.bool(forKey: "isUsed") ? nil : "guest")
  }

  override func signIn(as name: String) {
    defaults.set(true, forKey: "isUsed")
    super.signIn(as: name)
  }
}

private final class BorrowingMemory: RightMemory {
  private let shared = UserDefaults.standard

  override var customer: String? { super.customer ?? shared.string(forKey: "borrowed") }

  override func signIn(as name: String) {
    super.signIn(as: name)
    shared.set(name, forKey: "borrowed")
  }

  override func signOut() {
    super.signOut()
    shared.removeObject(forKey: "borrowed")
  }
}

private final class CopyingMemory: RightMemory {
  private lazy var copy = defaults.string(forKey: "customer")

  override init(_ defaults: UserDefaults) {
    super.init(defaults)
    _ = copy
  }

  override var customer: String? { copy }

  override func signIn(as name: String) {
    copy = name
    super.signIn(as: name)
  }

  override func signOut() {
    copy = nil
    super.signOut()
  }
}

/// All memories of one kind, which a right one never asks for.
@MainActor private final class Talk {
  var members: [TalkingMemory] = []
}

/// Whether a memory listens when another is told a name, or nil.
private typealias Hearing =
  @MainActor (_ listener: TalkingMemory, _ speaker: TalkingMemory, _ name: String?) -> Bool

/// Keeps a copy; who is told something tells it to the others.
private final class TalkingMemory: RightMemory {
  /// How many memories of its kind were there before.
  let number: Int
  private weak var talk: Talk?
  private let writes: (String?) -> Bool
  private let hears: Hearing
  private var copy: String?

  init(
    _ defaults: UserDefaults,
    in talk: Talk,
    writes: @escaping (String?) -> Bool = { _ in true },
    hears: @escaping Hearing
  ) {
    number = talk.members.count
    self.talk = talk
    self.writes = writes
    self.hears = hears
    super.init(defaults)
    copy = super.customer
    talk.members.append(self)
  }

  override var customer: String? { copy }
  override func signIn(as name: String) { say(name) }
  override func signOut() { say(nil) }

  private func say(_ name: String?) {
    for listener in talk?.members ?? [] where listener === self || hears(listener, self, name) {
      listener.hear(name)
    }
  }

  private func hear(_ name: String?) {
    copy = name
    guard writes(name) else { return }
    if let name { super.signIn(as: name) } else { super.signOut() }
  }
}

/// Hears all that is said on the same phone, as is right.
@MainActor private func isNeighbour(
  _ listener: TalkingMemory,
  _ speaker: TalkingMemory,
  _ name: String?
) -> Bool {
  listener.defaults === speaker.defaults
}
