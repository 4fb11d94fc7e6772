/// What the thanks show, and what can happen on them.
@MainActor
final class ThanksViewModel {
  var onDone: (() -> Void)?

  let title = "Thank you"
  let text = "We shall tell the baker."

  func done() { onDone?() }
}
