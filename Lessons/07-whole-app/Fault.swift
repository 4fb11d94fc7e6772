/// A mistake that this app can make on request: `run 7 --fault NAME`.
enum Fault: String, CaseIterable {
  /// Each fetch gives every bread another identity.
  case newIdentities = "new-identities"
  /// A tapped row is passed on as a number, and nobody checks it.
  case uncheckedIndex = "unchecked-index"
  /// Each tap opens something, also the second of two quick ones.
  case quickTaps = "quick-taps"
  /// The repository owns the shop that listens to it.
  case keptByRepository = "kept-by-repository"
  /// The end of an order lets go of the child and leaves its sheet up.
  case sheetLeftOpen = "sheet-left-open"

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
