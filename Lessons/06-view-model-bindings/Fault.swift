/// A mistake that this app can make on request: `run 6 --fault NAME`.
enum Fault: String, CaseIterable {
  /// The controller speaks to the coordinator, past its view model.
  case pastTheViewModel = "past-the-view-model"
  /// A closure of the list's view model owns the coordinator.
  case strongClosure = "strong-closure"
  /// A bread's view model owns its delegate.
  case strongDelegate = "strong-delegate"
  /// The view model's closure owns the controller that listens.
  case strongView = "strong-view"
  /// The list begins to listen when its data have come.
  case boundTooLate = "bound-too-late"
  /// A bread's screen looks before the change has been made.
  case readTooEarly = "read-too-early"
  /// A bread's screen watches for one change, and no more.
  case watchedOnce = "watched-once"
  /// What changes is in a property that tells nobody.
  case nothingPublished = "nothing-published"

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
