/// A mistake that this app can make on request: `run 9 --fault NAME`.
enum Fault: String, CaseIterable {
  /// Links are read as the first document reads them.
  case strippedSlashes = "stripped-slashes"
  /// People are looked up by an identity that no link can contain.
  case anotherIdentity = "another-identity"
  /// Nobody looks for the link that the app was started by.
  case launchIgnored = "launch-ignored"
  /// The link that came before the sign-in is dropped.
  case lostAtSignIn = "lost-at-sign-in"
  /// The link that came before the sign-in is opened at each later one.
  case keptTooLong = "kept-too-long"
  /// A link changes its flow, and the tab stays as it was.
  case hiddenTab = "hidden-tab"
  /// A link changes what lies under a sheet, and the sheet stays.
  case underTheSheet = "under-the-sheet"
  /// A link presents while the sheet before it is still going.
  case inMidDismissal = "in-mid-dismissal"
  /// A link presents on a tab that is not on screen yet.
  case notInWindow = "not-in-window"

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
