/// A mistake that this app can make on request: `run 8 --fault NAME`.
enum Fault: String, CaseIterable {
  /// The tabs' coordinator forgets to make itself one child's delegate.
  case unheardHome = "unheard-home"
  /// The tab bar is pushed on top of the sign-in screen, bar hidden.
  case pushedTabs = "pushed-tabs"
  /// Each tap on a tab throws away what was open in it.
  case resetOnSelect = "reset-on-select"
  /// Signing out lays the sign-in screen over the tabs, and keeps them.
  case tabsKept = "tabs-kept"

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
