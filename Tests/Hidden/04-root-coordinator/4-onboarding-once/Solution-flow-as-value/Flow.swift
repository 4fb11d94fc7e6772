/// What the root can start, one at a time.
enum Flow {
  case onboarding
  case auth
  case main
}

extension Session {
  /// The flow that belongs on the screen, as things stand.
  var flow: Flow {
    guard isIntroduced else { return .onboarding }
    return customer == nil ? .auth : .main
  }
}
