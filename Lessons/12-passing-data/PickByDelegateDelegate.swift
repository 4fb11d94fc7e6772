/// Whoever wants to know what a `PickByDelegate` brings home.
@MainActor
protocol PickByDelegateDelegate: AnyObject {
  func pick(_ pick: PickByDelegate, didTake bread: Bread)
  func pickDidCancel(_ pick: PickByDelegate)
}
