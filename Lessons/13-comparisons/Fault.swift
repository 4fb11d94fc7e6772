/// A mistake that this app can make on request: `run 13 --fault NAME`.
enum Fault: String, CaseIterable {
  /// The path is not told what the user has popped.
  case userPop = "user-pop"
  /// Four places write the path, and none knows of the others.
  case fourWriters = "four-writers"
  /// What has gone from the stack is taken from the path once more.
  case secondPop = "second-pop"

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
