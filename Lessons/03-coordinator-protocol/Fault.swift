/// A mistake that this app can make on request: `run 3 --fault NAME`.
enum Fault: String, CaseIterable {
  /// The parent starts a child and does not keep it.
  case notKept = "not-kept"
  /// The same, and the child's closures are sure that it is there.
  case unownedSelf = "unowned-self"
  /// A flow that finishes drops its children and tells nobody.
  case defaultFinish = "default-finish"
  /// The parent keeps a child that is finished.
  case neverRemoved = "never-removed"
  /// The parent takes the child out, and keeps it in a property.
  case secondOwner = "second-owner"
  /// The parent adds a child twice, and removes all that are identical.
  case addedTwice = "added-twice"
  /// The parent adds a child twice, and removes the first it finds.
  case firstMatch = "first-match"
  /// The app starts the shop again whenever it comes to the front.
  case startedTwice = "started-twice"
  /// A flow without a stack owns one, since a protocol asks for it.
  case ownStack = "own-stack"

  /// Returns the fault named after `--fault`, or nil.
  static func named(in arguments: [String]) -> Fault? {
    guard let flag = arguments.firstIndex(of: "--fault"),
      let name = arguments[(flag + 1)...].first
    else { return nil }
    if let fault = Fault(rawValue: name) { return fault }
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    print("No fault is called \(name). There are: \(names).")
    return nil
  }
}
