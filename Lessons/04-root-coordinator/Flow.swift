/// What the root can start, one at a time.
enum Flow {
  /// The introduction, for somebody who is new here.
  case onboarding
  /// The sign-in screen, for somebody who is not signed in.
  case auth
  /// The shop, for a customer.
  case main
}

extension Session {
  /// The flow that belongs on the screen, as things stand.
  var flow: Flow {
    if !hasSeenOnboarding { return .onboarding }
    if customer == nil { return .auth }
    return .main
  }
}
