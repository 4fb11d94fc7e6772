/// A mistake that this app can make on request: `run 5 --fault NAME`.
enum Fault: String, CaseIterable {
  /// The parent starts the next flow and keeps the finished one.
  case handOff = "hand-off"
  /// The sign-in flow starts the shop as its own child.
  case homeUnderAuth = "home-under-auth"
  /// The parent removes every child of a type instead of this child.
  case removalByType = "removal-by-type"
  /// The parent forgets to make itself the child's delegate.
  case nilDelegate = "nil-delegate"
  /// A child that finishes pops whatever is on top.
  case popOnFinish = "pop-on-finish"
  /// A closure unwraps `self!` after it has read `self?.delegate`.
  case forceUnwrappedSelf = "force-unwrapped-self"

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
