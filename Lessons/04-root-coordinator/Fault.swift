/// A mistake that this app can make on request: `run 4 --fault NAME`.
enum Fault: String, CaseIterable {
  /// The methods that should start the flows are empty.
  case emptyFlows = "empty-flows"
  /// The root starts its flows and does not keep them.
  case notKept = "not-kept"
  /// The scene delegate holds neither the window nor the root.
  case nothingHeld = "nothing-held"
  /// The scene delegate holds the window and not the root.
  case coordinatorNotHeld = "coordinator-not-held"
  /// The window is shown before it has any content.
  case shownEmpty = "shown-empty"
  /// Nobody writes down that somebody has signed in.
  case neverWritten = "never-written"
  /// Signing in is written down, signing out is not.
  case halfWritten = "half-written"
  /// The session is read at launch, and never again.
  case readOnce = "read-once"
  /// The shop ends and leaves its sheet over whatever comes next.
  case oldSheet = "old-sheet"

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
