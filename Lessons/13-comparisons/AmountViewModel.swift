/// What the question for the amount shows, and what can happen on it.
@MainActor
final class AmountViewModel {
  var onTaken: ((Amount) -> Void)?
  var onDeclined: (() -> Void)?

  let title = "How many?"
  let amounts = Amount.allCases

  func take(_ amount: Amount) { onTaken?(amount) }
  func decline() { onDeclined?() }
}
