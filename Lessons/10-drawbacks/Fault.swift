/// A mistake that this app can make on request: `run 10 --fault NAME`.
enum Fault: String, CaseIterable {
  /// An order ends by its own button, and by nothing else.
  case backButton = "back-button"
  /// An order ends as soon as its screen begins to go.
  case halfSwipe = "half-swipe"
  /// Of several screens that go at once, only the top one is noticed.
  case multiplePop = "multiple-pop"
  /// A second flow makes itself the delegate of the same stack.
  case delegateClash = "delegate-clash"
  /// Nobody hears of a sheet that is swiped down.
  case swipeDown = "swipe-down"

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
