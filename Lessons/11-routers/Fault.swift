/// A mistake that this app can make on request: `run 11 --fault NAME`.
enum Fault: String, CaseIterable {
  /// The router pushes, and tells nobody when the screen has gone.
  case muteRouter = "mute-router"
  /// Whoever has ended takes a screen away, also when it has gone.
  case popAgain = "pop-again"
  /// The wrong controller's `didMove(toParent:)` is waited for.
  case wrongDidMove = "wrong-did-move"
  /// On a tablet, each choice gets a column of its own, and nobody
  /// hears of the old one's end.
  case newColumn = "new-column"
  /// A coordinator asks its router what it is, and goes past it.
  case pastTheRouter = "past-the-router"

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
