/// A mistake that this app can make on request: `run 2 --fault NAME`.
enum Fault: String, CaseIterable {
  /// Nobody keeps the coordinator once it has started.
  case forgottenCoordinator = "forgotten-coordinator"
  /// The closures of a view model own the coordinator.
  case strongClosures = "strong-closures"
  /// A controller tells that a bread was chosen, and shows it as well.
  case controllerStillPushes = "controller-still-pushes"
  /// Each screen has a coordinator of its own.
  case onePerScreen = "one-per-screen"

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
