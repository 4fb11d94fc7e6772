/// A mistake that this app can make on request: `run 12 --fault NAME`.
enum Fault: String, CaseIterable {
  /// The flow tells of a bread, and of nothing else.
  case noCancel = "no-cancel"
  /// The flow tells of a bread, and then that it was cancelled.
  case twice
  /// The one who awaits is never answered when the user goes back.
  case noAnswer = "no-answer"
  /// The stream is never finished.
  case endlessStream = "endless-stream"
  /// The repository is read before the flow, and not after it.
  case readOnce = "read-once"

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
